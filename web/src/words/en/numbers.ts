// Texts of the page on which the numbers of a box are checked. They are loaded with that page; the shape
// is that of every language.

import { counterOf } from "../plural";

const { form, number } = counterOf("en");

export const numbers = {
  title: "Check your box",
  lead: "Some numbers are printed on pieces or in rulebooks that we have no source for. If you own the box, note what is printed and tell us: then it will be right for everybody.",
  notes: "Your notes stay on this device and change nothing in your games.",
  both: "Both expansions together",
  subjects: {
    "djinn-points": "Points on the card",
    "item-count": "How many there are",
    "item-points": "Points on the card",
    "whim-count": "How many cards there are",
    "whim-coins": "Coins on the card",
    "tile-value": "Value on the tile",
    "tile-colour": "Colour of the value",
    "tile-count": "How many tiles there are",
    "track-spaces": "How often a price stands on the turn order of five players",
    "middle-columns": "The middle of the board, with the tiles of the Artisans",
    "middle-rows": "The middle of the board, with the tiles of the Artisans",
    "city-whim": "When the game begins",
  },
  things: {
    "workshop-nw": "mountains in the north and west",
    "workshop-se": "mountains in the south and east",
    "city-blue": "blue",
    "city-red": "red",
    "middle-columns": "columns",
    "middle-rows": "rows",
    "city-whim": "a whim lies face up on each city",
  },
  price: (price: number) => `price ${number(price)}`,
  words: { red: "red", blue: "blue", yes: "yes", no: "no" },
  marks: { "house number": "in no source we have", "one source": "in one source only" },
  ours: (value: string) => `ours: ${value}`,
  counted: (noted: number, all: number) => `${number(noted)} of ${number(all)} noted`,
  differ: (n: number) => (n === 0 ? "none differs" : `${number(n)} ${form(n, ["differs", "differ"])}`),
  differs: "not as ours",
  wrong: "a whole number, please",
  copy: "Copy the report",
  report: "The report, in English",
  byHand: "The browser would not copy it. The text is selected: copy it yourself.",
  form: "Open the form",
  paste: "Paste it into the project's form for issues:",
};
