// Every colour of the interface: sand and parchment by day, deep indigo and lamp light by night.
// tokens.css is written from here: `npx vitest run src/art -u` after a change.

/** Pages and panels: what carries text (the table does not), what says "here", and heat from 1 to 5. */
const dayPage = {
  ground: "#f0e4cc",
  panel: "#faf4e6",
  raised: "#fffbf2",
  sunken: "#e6d7b9",
  table: "#b08355",
  text: "#33261c",
  muted: "#66523f",
  line: "#dac8a6",
  edge: "#876841",
  act: "#5a35d6",
  "act-soft": "#d9cff5",
  "act-text": "#ffffff",
  chosen: "#b43805",
  "chosen-soft": "#f9d9c4",
  "chosen-text": "#ffffff",
  warning: "#a8231c",
  "warning-soft": "#f6d5cc",
  good: "#24603a",
  red: "#b3352b",
  blue: "#2b5fa0",
  "on-value": "#fffaf0",
  focus: "#1f4fc4",
  "heat-1": "#fff3d0",
  "heat-2": "#fbd48c",
  "heat-3": "#f0a052",
  "heat-4": "#cf6230",
  "heat-5": "#962d12",
};
const nightPage: typeof dayPage = {
  ground: "#17142e",
  panel: "#221e40",
  raised: "#2c2750",
  sunken: "#110f24",
  table: "#2a2038",
  text: "#f5ead3",
  muted: "#b9add0",
  line: "#3b3563",
  edge: "#8379b4",
  act: "#ffc65c",
  "act-soft": "#4d3d45",
  "act-text": "#2a1c05",
  chosen: "#8fdcff",
  "chosen-soft": "#2b4468",
  "chosen-text": "#0b2233",
  warning: "#ff9d8c",
  "warning-soft": "#54283a",
  good: "#8fd19a",
  red: "#c04238",
  blue: "#3a70b8",
  "on-value": "#fffaf0",
  focus: "#ffe3a0",
  "heat-1": "#302f70",
  "heat-2": "#6b4ba6",
  "heat-3": "#a8569c",
  "heat-4": "#e37c66",
  "heat-5": "#ffcb66",
};

/** Tribes are figures: a fill, and one outline for all that stands out from every tile. */
const dayTribes = {
  vizier: "#f2b01e",
  elder: "#f8f0dc",
  merchant: "#2f9e5f",
  builder: "#2a4d9e",
  assassin: "#b3202e",
  artisan: "#a06fd0",
  edge: "#2b1a14",
};
const nightTribes: typeof dayTribes = {
  vizier: "#ffc63f",
  elder: "#fff8e8",
  merchant: "#43bd78",
  builder: "#5f8bf2",
  assassin: "#ea4a56",
  artisan: "#bd93ee",
  edge: "#0c0918",
};

/** Seats: colour, what is drawn on it, and its outline. */
const daySeats = {
  "1": "#2c2a38",
  "1-ink": "#f3e9d2",
  "1-edge": "#17151f",
  "1-deep": "#2c2a38",
  "2": "#b8602a",
  "2-ink": "#fff3dc",
  "2-edge": "#5e2b0f",
  "2-deep": "#7a3812",
  "3": "#f2a2bc",
  "3-ink": "#5b1230",
  "3-edge": "#7b2146",
  "3-deep": "#8c1f4f",
  "4": "#137b84",
  "4-ink": "#effcfa",
  "4-edge": "#07474c",
  "4-deep": "#075a60",
  "5": "#b5d545",
  "5-ink": "#2f4208",
  "5-edge": "#4a6410",
  "5-deep": "#46610c",
};
const nightSeats: typeof daySeats = {
  "1": "#3a374d",
  "1-ink": "#f8eed8",
  "1-edge": "#d9cfe8",
  "1-deep": "#2c2a38",
  "2": "#cf7238",
  "2-ink": "#2d1204",
  "2-edge": "#f7c39a",
  "2-deep": "#7a3812",
  "3": "#f9b4ca",
  "3-ink": "#4d0d28",
  "3-edge": "#ffd9e5",
  "3-deep": "#8c1f4f",
  "4": "#178993",
  "4-ink": "#effcfa",
  "4-edge": "#a6eef0",
  "4-deep": "#075a60",
  "5": "#bfe04c",
  "5-ink": "#2b3d06",
  "5-edge": "#edfbb4",
  "5-deep": "#46610c",
};

/** What the drawings are made of. */
const dayMaterials = {
  light: "#fff6dc",
  lamp: "#fff3d2",
  shade: "#8a5a33",
  shadow: "#4a2c18",
  ink: "#3a2418",
  paper: "#fbf3df",
  paper2: "#ead9b5",
  oasis: "#dccf98",
  village: "#edd6ae",
  market: "#ecca8e",
  bazaar: "#e6b98a",
  sacred: "#dfccd0",
  workshop: "#d6c4ab",
  special: "#e8c3b2",
  city: "#dcc9ae",
  hole: "#d8b98c",
  shore: "#e3cf9f",
  wall: "#fdf5e6",
  wall2: "#e6d2b6",
  wall3: "#c9ab86",
  roof: "#fffaf0",
  window: "#6a5468",
  dome: "#5f9bb5",
  dome2: "#417a97",
  gold: "#eab244",
  gold2: "#b97c1f",
  gold3: "#fbe3a0",
  leaf: "#6f9a4a",
  leaf2: "#4b7a3c",
  leaf3: "#9dbb62",
  trunk: "#a8794c",
  trunk2: "#7c5433",
  water: "#5fb4bd",
  water2: "#3f93a3",
  water3: "#a9dcd8",
  wood: "#a9713f",
  wood2: "#7d4e2a",
  wood3: "#cf9a62",
  red: "#c9523f",
  red2: "#9c3a2f",
  green: "#5d9b72",
  blue: "#3f6fae",
  blue2: "#2a4f86",
  purple: "#8a5da6",
  purple2: "#63407f",
  cream: "#fff3d6",
  stone: "#cfc2c6",
  stone2: "#ab9ca6",
  stone3: "#8b7c8a",
  step: "#efe2df",
  rock: "#b08f73",
  rock2: "#8a6a55",
  rock3: "#d5b798",
  abyss: "#6b4636",
  abyss2: "#47291f",
  abyss3: "#2a1512",
  metal: "#6f6b74",
  metal2: "#4a4650",
  metal3: "#b4b0b8",
  fire: "#f2862e",
  fire2: "#ffd166",
  smoke: "#f4e7d6",
  sky: "#fbe6bf",
  sky2: "#f7cf9f",
  sky3: "#f3b48e",
  far: "#dba886",
  far2: "#e8be9a",
  dune: "#e8bf8c",
  dune2: "#dba873",
  dune3: "#c68b58",
  sun: "#fff0c4",
  sun2: "#fff0c4",
  star: "#fff0c4",
};
const nightMaterials: typeof dayMaterials = {
  light: "#7a70b4",
  lamp: "#c98542",
  shade: "#0b0822",
  shadow: "#05030f",
  ink: "#120d24",
  paper: "#f3e6cb",
  paper2: "#dcc79c",
  oasis: "#263c55",
  village: "#37325c",
  market: "#423454",
  bazaar: "#46304e",
  sacred: "#3b3268",
  workshop: "#36304c",
  special: "#4a2f54",
  city: "#383258",
  hole: "#3b3152",
  shore: "#35355a",
  wall: "#b9afd6",
  wall2: "#8a80b2",
  wall3: "#655c8e",
  roof: "#cfc6e6",
  window: "#ffd27a",
  dome: "#5a86c0",
  dome2: "#3f659c",
  gold: "#f0bd55",
  gold2: "#a5752f",
  gold3: "#fff0b8",
  leaf: "#4c8a6c",
  leaf2: "#316450",
  leaf3: "#78b184",
  trunk: "#7d6478",
  trunk2: "#574560",
  water: "#3f78b8",
  water2: "#2c5a96",
  water3: "#8cc3e6",
  wood: "#85617a",
  wood2: "#5c4260",
  wood3: "#aa8590",
  red: "#c2566a",
  red2: "#8c3d58",
  green: "#4f9484",
  blue: "#5580c8",
  blue2: "#3a5c9e",
  purple: "#8f6cc0",
  purple2: "#664a96",
  cream: "#f1e0c4",
  stone: "#978fb8",
  stone2: "#756d98",
  stone3: "#585078",
  step: "#b1a9cf",
  rock: "#6c6390",
  rock2: "#4f4772",
  rock3: "#938ab6",
  abyss: "#2e2648",
  abyss2: "#1c1632",
  abyss3: "#0c0819",
  metal: "#8d88a6",
  metal2: "#615c7c",
  metal3: "#c9c5dc",
  fire: "#ff9a3c",
  fire2: "#ffe08a",
  smoke: "#8379b0",
  sky: "#1d1a45",
  sky2: "#3a2f6e",
  sky3: "#54407e",
  far: "#2b2558",
  far2: "#3a2f69",
  dune: "#3a2f62",
  dune2: "#2d2552",
  dune3: "#201a40",
  sun: "#fdf3d6",
  sun2: "#4a4080",
  star: "#fdf3d6",
};

export interface Theme {
  page: typeof dayPage;
  tribe: typeof dayTribes;
  seat: typeof daySeats;
  material: typeof dayMaterials;
}

export const themes: Record<"light" | "dark", Theme> = {
  light: { page: dayPage, tribe: dayTribes, seat: daySeats, material: dayMaterials },
  dark: { page: nightPage, tribe: nightTribes, seat: nightSeats, material: nightMaterials },
};

/** Jewel colours of the cards, the same by day and by night: a card carries its own light. */
export const jewels = {
  teal: "#1f6f78",
  teal2: "#145058",
  indigo: "#39408f",
  indigo2: "#272b66",
  plum: "#6a3a78",
  plum2: "#482456",
  ruby: "#9c2f3d",
  ruby2: "#6d1c2b",
  ember: "#b9592a",
  ember2: "#823a18",
  olive: "#6b7a2f",
  olive2: "#485420",
  jade: "#2f7a58",
  jade2: "#1d563d",
  slate: "#4a5670",
  slate2: "#323b50",
  sand: "#c99a55",
  sand2: "#9c7036",
  rose: "#b8567a",
  rose2: "#853755",
  night: "#1c1838",
  glow: "#ffdf94",
  pale: "#fff6e0",
  skin: "#e9bd8f",
  skin2: "#c98f5f",
  skin3: "#9c6840",
};

const lines = (colours: Record<string, string>, prefix: string): string =>
  Object.entries(colours)
    .map(([name, value]) => `  --${prefix}${name}: ${value};\n`)
    .join("");

const properties = (theme: Theme): string =>
  lines(theme.page, "") +
  lines(theme.tribe, "tribe-") +
  lines(theme.seat, "seat-") +
  lines(theme.material, "m-");

/**
 * The themes as custom properties: the system's choice, unless data-theme on the root names one.
 * Inside .art-day materials look as by day in either theme: cards carry their own light.
 */
export function themeCss(): string {
  const dark = properties(themes.dark);
  return `/* Written from tokens.ts; change that file. */
:root {
  color-scheme: light;
${lines(jewels, "m-")}${properties(themes.light)}}
.art-day {
${lines(themes.light.material, "m-")}}
:root[data-theme="dark"] {
  color-scheme: dark;
${dark}}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"], [data-theme="dark"]) {
    color-scheme: dark;
${dark.replace(/^/gm, "  ").trimEnd()}
  }
}
`;
}
