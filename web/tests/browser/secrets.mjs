// Games in which somebody holds what the others must not know, and where it could be read.
import { gameUntil } from "./deals.mjs";

/** An item that only the seat knows, and whose name lies nowhere else. */
export function secretOf(game, seat) {
  const { seats, ...rest } = game.position();
  const others = JSON.stringify({
    ...rest,
    item_stack: undefined,
    seats: seats.map((one, i) => (i + 1 === seat ? { ...one, unseen_items: undefined } : one)),
  });
  return Object.keys(seats[seat - 1].unseen_items ?? {}).find(
    (item) => !others.includes(`"${item}"`) && !publicly(game, item),
  );
}

/** Whether everybody was told of it. */
const publicly = (game, item) => game.history("spectator").some(({ action }) => action.includes(item));

/** Two seats with artisans; seat 1 holds a secret and `enough` holds. */
export const secretGame = (enough, seed = 1) =>
  gameUntil(
    { players: 2, sets: ["base", "artisans"], seed },
    (game) => enough(game) && secretOf(game, 1) !== undefined,
  );

/** Everything that the page holds about an item: texts, names and marks, without drawings. */
export const mentions = (page, words, item) =>
  page.evaluate(
    ({ shown, name }) => {
      const found = [];
      const word = new RegExp(`\\b(${shown}|${name})\\b`, "i");
      for (const one of document.body.querySelectorAll("*")) {
        const texts = [...one.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data);
        const marks = [...one.attributes]
          .filter(({ name }) => /^(aria-|data-|title|alt|value|placeholder)/.test(name))
          .map(({ value }) => value);
        found.push(...[...texts, ...marks].filter((text) => word.test(text)));
      }
      return found;
    },
    { shown: words.game.item[item], name: item },
  );
