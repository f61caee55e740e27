// Pages have addresses behind the #, so that the client works from any folder of any web server.

export type Route =
  | { page: "home" }
  | { page: "setup"; people: boolean }
  | { page: "game"; id: string }
  | { page: "replay"; id: string }
  | { page: "open" }
  | { page: "rules"; rule?: string }
  | { page: "missing" };

const withId = (page: "game" | "replay", id: string | undefined): Route => (id ? { page, id } : { page: "missing" });

export function routeFrom(hash: string): Route {
  const [page = "", id] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  switch (page) {
    case "":
      return { page: "home" };
    case "new":
      return { page: "setup", people: id === "people" };
    case "game":
    case "replay":
      return withId(page, id);
    case "open":
      return { page: "open" };
    case "rules":
      return id ? { page: "rules", rule: id } : { page: "rules" };
    default:
      return { page: "missing" };
  }
}

export function hashFor(route: Route): string {
  switch (route.page) {
    case "setup":
      return route.people ? "#/new/people" : "#/new";
    case "game":
    case "replay":
      return `#/${route.page}/${encodeURIComponent(route.id)}`;
    case "rules":
      return route.rule ? `#/rules/${encodeURIComponent(route.rule)}` : "#/rules";
    case "open":
      return "#/open";
    default:
      return "#/";
  }
}
