// Files for people to keep.

import type { ThemeName } from "../art/light.svelte.ts";
import { painted } from "../art/painted.ts";
import { covers, sized, withFonts } from "./paint.ts";
import type { Poster } from "./poster.ts";

export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const saveText = (text: string, name: string): void =>
  save(new Blob([text], { type: "text/plain" }), name);

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error ?? new Error("the font could not be read"));
    reader.readAsDataURL(blob);
  });

const families = ["Philosopher", "Rubik"];

/** The rules of the page for the fonts of the drawing that this text needs. */
function fontRules(text: string): CSSFontFaceRule[] {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules];
    } catch {
      return [];
    }
  });
  return rules
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => families.some((family) => style.getPropertyValue("font-family").includes(family)))
    .filter(({ style }) => covers(style.getPropertyValue("unicode-range") || "U+0-10FFFF", text));
}

/** A rule with its font inside; none if the font cannot be had, then other letters must do. */
async function carried({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string[]> {
  const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src"))?.[1];
  if (address === undefined) return [];
  try {
    const answer = await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI));
    const source = await asDataUrl(await answer.blob());
    const range = style.getPropertyValue("unicode-range");
    return [
      `@font-face{font-family:${style.getPropertyValue("font-family")};src:url(${source}) format("woff2");` +
        `font-weight:${style.getPropertyValue("font-weight") || 400};` +
        `${range ? `unicode-range:${range};` : ""}}`,
    ];
  } catch {
    return [];
  }
}

const lettersIn = (svg: string): string =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join("");

/** The drawing as a file of its own. */
export async function standalone({ svg, width, height }: Poster, theme: ThemeName): Promise<string> {
  const rules = await Promise.all(fontRules(lettersIn(svg)).map(carried));
  return withFonts(sized(painted(svg, theme), width, height), rules.flat());
}

/** The drawing as pixels, twice as many as it has units. */
export async function png(svg: string, { width, height }: Poster): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [2 * width, 2 * height];
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, failed) =>
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
