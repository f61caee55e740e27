// Pictures of every drawing, by day and by night: node tests/gallery.mjs [folder] [section ...]
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const [folder = "../build/art", ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const server = await createServer({ server: { port: 0, host: "127.0.0.1" }, logLevel: "error" });
await server.listen();
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
let failed = false;

for (const theme of ["light", "dark"]) {
  const page = await browser.newPage({ viewport: { width: 1240, height: 900 }, deviceScaleFactor: 1 });
  page.on("pageerror", (error) => {
    failed = true;
    console.error(error);
  });
  await page.goto(`${address}gallery.html?theme=${theme}`);
  await page.waitForSelector("section svg");
  for (const section of await page.$$("section")) {
    const name = await section.getAttribute("id");
    if (wanted.length === 0 || wanted.includes(name ?? ""))
      await section.screenshot({ path: `${folder}/art-${name}-${theme}.png` });
  }
  await page.close();
}

await browser.close();
await server.close();
process.exitCode = failed ? 1 : 0;
