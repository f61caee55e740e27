// Texts with placeholders for the numbers of the game, and how they are filled.

import { listed, type Counter, type Forms } from "./plural";

/** What a path such as "djinns.geb.value" leads to; `length` of a list is how many it has. */
function at(path: string, document: object): unknown {
  return path
    .split(".")
    .reduce<unknown>((here, name) => (here as Record<string, unknown> | undefined)?.[name], document);
}

/**
 * Fills the placeholders of all texts of a tree, in a language:
 *
 *     {djinns.geb.value}                the number
 *     {djinns.geb.value|point|points}   the number with the form of the noun that fits it
 *     {goods_sets}, {goods_sets&and}    a list: "1, 3, 7", "1, 3 and 7"
 *     {goods_sets.length}               how many a list has
 *
 * A path that leads to no number is an error.
 */
export function fillerFrom({ form, number }: Counter, document: object) {
  const filling = (placeholder: string): string => {
    const [beginning = "", ...forms] = placeholder.split("|");
    const [path = "", and] = beginning.split("&");
    const value = at(path, document);
    if (Array.isArray(value)) {
      const numbers = value.map((n) => number(n as number));
      return and === undefined ? numbers.join(", ") : listed(numbers, and);
    }
    if (typeof value !== "number") throw new Error(`{${placeholder}} leads to no number.`);
    return forms.length > 0 ? `${number(value)} ${form(value, forms as unknown as Forms)}` : number(value);
  };
  const fill = <T>(tree: T): T => {
    if (typeof tree === "string")
      return tree.replace(/\{([^}]+)\}/g, (_, inner: string) => filling(inner)) as T;
    if (typeof tree !== "object" || tree === null) return tree;
    if (Array.isArray(tree)) return tree.map(fill) as T;
    return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, fill(value)])) as T;
  };
  return fill;
}
