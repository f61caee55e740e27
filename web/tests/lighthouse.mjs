// Lighthouse on the home page and on a game, as on a phone with a slow network and on a desktop,
// with nothing cached:
//
//   node tests/lighthouse.mjs [--reports FOLDER] [home] [game]
//
// The client must be built. Lighthouse itself is fetched by npx when this is run; it is no package of the
// client. Fails if a score is below 95.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { chromium } from "playwright-core";
import { serveFolder } from "./browser/house.mjs";

const wanted = 95;
const categories = ["performance", "accessibility", "best-practices"];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reports: { type: "string" } },
});
const pages = positionals.length > 0 ? positionals : ["home", "game"];
const place = mkdtempSync(join(tmpdir(), "naqala-lighthouse-"));
const reports = values.reports ?? place;
mkdirSync(reports, { recursive: true });
const server = await serveFolder();
const debugPort = 9333;

const open = (profile) =>
  chromium.launchPersistentContext(profile, {
    executablePath: process.env.NAQALA_CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      `--remote-debugging-port=${debugPort}`,
    ],
  });

/** A profile with a game in it, and nothing else that it has loaded. Gives the game's address. */
async function withGame(profile) {
  const context = await open(profile);
  const page = await context.newPage();
  await page.goto(server.address);
  await page.locator("button.main").click();
  await page.locator("[data-tile]").first().waitFor();
  await page.locator('[data-tile][aria-disabled="false"], .choices button').first().waitFor();
  const address = page.url();
  await context.close();
  for (const part of ["Default/Cache", "Default/Code Cache", "Default/Service Worker", "Default/GPUCache"])
    rmSync(join(profile, part), { recursive: true, force: true });
  return address;
}

/** The scores of one page, as Lighthouse gives them: 0 to 100. */
async function scoresOf(page, form) {
  const profile = join(place, `${page}-${form}`);
  const address = page === "game" ? await withGame(profile) : server.address;
  const context = await open(profile);
  const report = join(reports, `${page}-${form}.json`);
  const program = process.env.LIGHTHOUSE ? [process.env.LIGHTHOUSE] : ["npx", "--yes", "lighthouse@12"];
  const [command, ...first] = program;
  // Not in step: the server is in this process.
  await promisify(execFile)(
    command,
    [
      ...first,
      address,
      `--port=${debugPort}`,
      "--quiet",
      "--output=json",
      `--output-path=${report}`,
      `--only-categories=${categories.join(",")}`,
      ...(page === "game" ? ["--disable-storage-reset"] : []),
      ...(form === "desktop" ? ["--preset=desktop"] : []),
    ],
    { timeout: 180_000 },
  );
  await context.close();
  const found = JSON.parse(readFileSync(report, "utf8"));
  for (const { id, score, title, displayValue = "" } of Object.values(found.audits))
    if (score !== null && score < 0.9) console.log(`    ${id}: ${title} ${displayValue}`);
  return categories.map((category) => Math.round(found.categories[category].score * 100));
}

let low = false;
for (const page of pages)
  for (const form of ["mobile", "desktop"]) {
    const scores = await scoresOf(page, form);
    low ||= scores.some((score) => score < wanted);
    console.log(
      `${page}, ${form}: ${categories.map((category, i) => `${category} ${scores[i]}`).join(", ")}`,
    );
  }
await server.close();
rmSync(place, { recursive: true, force: true });
process.exitCode = low ? 1 : 0;
