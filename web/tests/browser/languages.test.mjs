import assert from "node:assert/strict";
import { house, languages, scene, wordsIn } from "./house.mjs";
import { startGame } from "./player.mjs";

house();

const pages = ["#/", "#/new", "#/new/people", "#/open", "#/rules", "#/nowhere"];
const sizes = { desktop: [1440, 900], phone: [390, 844] };

/** All strings in an object of texts. */
function stringsIn(value, found = new Set()) {
  if (typeof value === "string") found.add(value.trim());
  else if (value && typeof value === "object") for (const part of Object.values(value)) stringsIn(part, found);
  return found;
}

/** Texts that belong to other languages only: long enough that they are not the same by chance. */
async function foreignTo(language) {
  const own = stringsIn((await wordsIn(language)).ui);
  const foreign = new Set();
  for (const other of languages.filter((one) => one !== language))
    for (const text of stringsIn((await wordsIn(other)).ui)) if (text.length > 3 && !own.has(text)) foreign.add(text);
  return foreign;
}

/** Every text that is shown or said, without what is marked as another language. */
const textsOn = (page) =>
  page.evaluate(() => {
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const marked = (node) => (node.nodeType === 1 ? node : node.parentElement).closest("[lang]:not(html), script, style, noscript");
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (marked(node)) continue;
      if (node.nodeType === 3) texts.push(node.data);
      else for (const name of ["aria-label", "placeholder", "title", "alt"]) texts.push(node.getAttribute(name) ?? "");
    }
    return [...texts, document.title].map((text) => text.trim()).filter(Boolean);
  });

/** Whatever is wider than the place it has. */
const overflowing = (page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
    for (const one of document.querySelectorAll("button, a, label, legend, h1, h2, p, strong, small"))
      if (/\p{L}/u.test(one.textContent) && !one.closest(".unseen") && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "visible")
        wide.push(one.textContent.trim());
    return wide;
  });

for (const language of languages)
  for (const [name, size] of Object.entries(sizes))
    scene(`every page speaks ${language}, ${name}`, { language, size, phone: name === "phone" }, async ({ page, words, address }) => {
      const foreign = await foreignTo(language);
      const look = async (where) => {
        assert.equal(await page.evaluate(() => document.documentElement.lang), language);
        for (const text of await textsOn(page)) {
          assert.ok(!foreign.has(text), `${where}: “${text}” is not ${language}`);
          if (language === "en" || language === "pl") assert.doesNotMatch(text, /[а-яё]/i, where);
          if (language === "ru") assert.doesNotMatch(text, /[іїєґ]/i, where);
          if (language === "uk") assert.doesNotMatch(text, /[ыэъё]/i, where);
        }
        assert.deepEqual(await overflowing(page), [], where);
      };
      for (const hash of pages) {
        await page.goto(address + hash);
        await page.getByRole("heading", { level: 1 }).waitFor();
        if (hash === "#/rules") await page.getByRole("textbox", { name: words.ui.rules.search }).waitFor();
        await look(hash);
      }
      await startGame(page, words, address);
      await look("the table");
    });
