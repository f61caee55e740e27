// What is on a page, read as a whole: its texts, what does not fit, what axe finds.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { languages, wordsIn } from "./house.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page as it stands. */
export async function findings(page) {
  await page.evaluate(axe); // Not as a script of the page, which its policy would refuse.
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, { resultTypes: ["violations"] }),
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(" "))
        .slice(0, 5)
        .join("; ")}`,
  );
}

/** All strings in an object of texts. */
function stringsIn(value, found = new Set()) {
  if (typeof value === "string") found.add(value.trim());
  else if (value && typeof value === "object")
    for (const part of Object.values(value)) stringsIn(part, found);
  return found;
}

/** Texts that belong to other languages only: long enough that they are not the same by chance. */
async function foreignTo(language) {
  const own = stringsIn(await wordsIn(language));
  const foreign = new Set();
  for (const other of languages.filter((one) => one !== language))
    for (const text of stringsIn(await wordsIn(other)))
      if (text.length > 3 && !own.has(text)) foreign.add(text);
  return foreign;
}

/** Every text that is shown or said, without what is marked as another language. */
export const textsOn = (page) =>
  page.evaluate(() => {
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const marked = (node) =>
      (node.nodeType === 1 ? node : node.parentElement).closest("[lang]:not(html), script, style, noscript");
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (marked(node)) continue;
      if (node.nodeType === 3) texts.push(node.data);
      else
        for (const name of ["aria-label", "aria-valuetext", "placeholder", "title", "alt"])
          texts.push(node.getAttribute(name) ?? "");
    }
    return [...texts, document.title].map((text) => text.trim()).filter(Boolean);
  });

const strangeLetters = {
  en: /[а-яёіїєґąćęłńśźż]/i,
  pl: /[а-яёіїєґ]/i,
  ru: /[іїєґąćęłńśźż]/i,
  uk: /[ыэъёąćęłńśźż]/i,
};

/** Nothing on the page is of another language. */
export async function speaksOnly(page, language, where) {
  const foreign = await foreignTo(language);
  assert.equal(await page.evaluate(() => document.documentElement.lang), language, where);
  for (const text of await textsOn(page)) {
    assert.ok(!foreign.has(text), `${where}: “${text}” is not ${language}`);
    assert.doesNotMatch(text, strangeLetters[language], where);
  }
}

/** Whatever is wider than the place it has. */
export const overflowing = (page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
    for (const one of document.querySelectorAll("button, a, label, legend, h1, h2, p, strong, small"))
      if (
        /\p{L}/u.test(one.textContent) &&
        !one.closest(".unseen") &&
        one.clientWidth > 1 &&
        one.scrollWidth > one.clientWidth + 1 &&
        getComputedStyle(one).overflowX === "visible"
      )
        wide.push(one.textContent.trim());
    return wide;
  });
