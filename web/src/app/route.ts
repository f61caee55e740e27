// Pages have addresses behind the #, so that the client works from any folder of any web server.

export type Route =
  | { page: "home" }
  | { page: "setup"; people: boolean }
  | { page: "game"; id: string }
  | { page: "replay"; id: string; moment?: string }
  | { page: "open" }
  | { page: "rules"; rule?: string }
  | { page: "box" }
  /**
   * Games with others over a server. A token is a seat: it stands behind the #, which browsers never send.
   */
  | { page: "tables" }
  | { page: "newTable" }
  | { page: "table"; id: string; token?: string }
  | { page: "missing" };

const withId = (page: "game" | "replay", id: string | undefined, moment?: string): Route => {
  if (!id) return { page: "missing" };
  return page === "replay" && moment ? { page, id, moment } : { page, id };
};

/** What is not written as addresses are stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeFrom(hash: string): Route {
  const [page = "", id, moment] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  switch (page) {
    case "":
      return { page: "home" };
    case "new":
      return { page: "setup", people: id === "people" };
    case "game":
    case "replay":
      return withId(page, id, moment);
    case "open":
      return { page: "open" };
    case "rules":
      return id ? { page: "rules", rule: id } : { page: "rules" };
    case "box":
      return { page };
    case "tables":
      return { page: id === "new" ? "newTable" : "tables" };
    case "table":
      return !id ? { page: "missing" } : moment ? { page, id, token: moment } : { page, id };
    default:
      return { page: "missing" };
  }
}

/** A further part of an address, if there is one. */
const more = (part: string | undefined): string => (part ? `/${encodeURIComponent(part)}` : "");

export function hashFor(route: Route): string {
  switch (route.page) {
    case "setup":
      return route.people ? "#/new/people" : "#/new";
    case "game":
      return `#/game/${encodeURIComponent(route.id)}`;
    case "replay":
      return `#/replay/${encodeURIComponent(route.id)}${more(route.moment)}`;
    case "rules":
      return route.rule ? `#/rules/${encodeURIComponent(route.rule)}` : "#/rules";
    case "open":
      return "#/open";
    case "box":
      return "#/box";
    case "tables":
      return "#/tables";
    case "newTable":
      return "#/tables/new";
    case "table":
      return `#/table/${encodeURIComponent(route.id)}${more(route.token)}`;
    default:
      return "#/";
  }
}
