import { expect, test } from "vitest";
import { hashFor, routeFrom, type Route } from "./route.ts";

test("every page has an address that leads back to it", () => {
  const routes: Route[] = [
    { page: "home" },
    { page: "setup", people: false },
    { page: "setup", people: true },
    { page: "game", id: "a1" },
    { page: "replay", id: "x/y" },
    { page: "replay", id: "a1", moment: "41" },
    { page: "open" },
    { page: "rules" },
    { page: "rules", rule: "R24" },
    { page: "box" },
    { page: "tables" },
    { page: "newTable" },
    { page: "table", id: "t/1" },
    { page: "table", id: "t", token: "s-_e" },
  ];
  for (const route of routes) expect(routeFrom(hashFor(route))).toEqual(route);
});

test("what is no address is missing", () => {
  expect(routeFrom("#/nowhere")).toEqual({ page: "missing" });
  expect(routeFrom("#/game")).toEqual({ page: "missing" });
  expect(routeFrom("#/table")).toEqual({ page: "missing" });
  expect(routeFrom("#/%")).toEqual({ page: "missing" });
  expect(routeFrom("")).toEqual({ page: "home" });
});
