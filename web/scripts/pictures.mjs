// Writes the pictures in public/ that must be files of points: the icons of the installed application and the
// card that others show who link here. Run by hand when the emblem or the evening behind the first page
// changes: node scripts/pictures.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const root = new URL("../", import.meta.url);
const server = await createServer({
  root: root.pathname,
  server: { middlewareMode: true },
  appType: "custom",
  logLevel: "error",
});
const { appIcon } = await server.ssrLoadModule("/src/art/appIcon.ts");
const { backdrop, logo } = await server.ssrLoadModule("/src/art/wide.ts");
const tokens = readFileSync(new URL("src/art/tokens.css", root), "utf8");
const font = (name) => readFileSync(new URL(`src/fonts/${name}.woff2`, root)).toString("base64");
const face = (family, name) =>
  `@font-face { font-family: ${family}; font-weight: 400 700; ` +
  `src: url(data:font/woff2;base64,${font(name)}) }`;
const browser = await chromium.launch({
  executablePath: process.env.NAQALA_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

/** A page of one picture. */
async function picture(file, width, height, html, quality = {}) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>* { margin: 0 } svg { display: block }</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(new URL(`public/${file}`, root), await page.screenshot({ omitBackground: true, ...quality }));
  await page.close();
}

const icon = (size, corner) =>
  `<div style="width: ${size}px; height: ${size}px; overflow: hidden; border-radius: ${corner}%">` +
  `${appIcon()}</div>`;
await picture("icon-192.png", 192, 192, icon(192, 22));
await picture("icon-512.png", 512, 512, icon(512, 22));
await picture("icon-maskable-512.png", 512, 512, icon(512, 0));
await picture("icon-180.png", 180, 180, icon(180, 0)); // Apple rounds it itself.
await picture(
  "card.png",
  1200,
  630,
  `<style>${tokens}${face("Philosopher", "philosopher-latin")}${face("Rubik", "rubik-latin")}
  main { position: relative; width: 1200px; height: 630px; background: var(--m-sky); overflow: hidden }
  main { color: var(--text) }
  .scene { position: absolute; bottom: 0; left: -400px; width: 1600px }
  .logo { position: absolute; left: 64px; top: 56px; width: 132px }
  h1 { position: absolute; left: 224px; top: 44px; font: 700 92px/1 Philosopher }
  p { position: absolute; left: 228px; top: 142px; font: 500 32px Rubik }
</style><main><svg class="scene" viewBox="0 0 1600 600">${backdrop}</svg>
<svg class="logo" viewBox="0 0 100 100">${logo}</svg>
<h1>Naqala</h1><p>Five Tribes in your browser</p></main>`,
);
await browser.close();
await server.close();
