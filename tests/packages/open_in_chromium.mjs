// Opens an address in chromium and fails if what should be there does not come, or if anything in the page
// goes wrong.
//
//   node open_in_chromium.mjs game ADDRESS          the client: a click on the first button deals a game
//   node open_in_chromium.mjs text ADDRESS PATTERN  a page whose text comes to match the pattern
import { createRequire } from "node:module";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { chromium } = require("playwright-core");
const [mode, address, pattern] = process.argv.slice(2);
/** In ms; it ends what would never end, also on a busy machine. */
const patience = 120_000;

const browser = await chromium.launch({
  executablePath: process.env.NAQALA_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  const page = await (await browser.newContext({ locale: "en" })).newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && console.error(message.text()));
  await page.goto(address, { timeout: patience });
  if (mode === "game") {
    await page.getByRole("button", { name: "Play now" }).click({ timeout: patience });
    const board = page.getByRole("group", { name: "Board" });
    await board.getByRole("button").first().waitFor({ timeout: patience });
  } else {
    const matches = (text) => new RegExp(text).test(document.body.innerText);
    await page.waitForFunction(matches, pattern, { timeout: patience });
  }
  if (errors.length > 0) throw new Error(errors.join("; "));
} finally {
  await browser.close();
}
