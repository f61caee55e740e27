// Makes a picture that can be taken away: its letters come along, and it has a size.

/** Whether a unicode-range of a font has any letter of a text. */
export function covers(range: string, text: string): boolean {
  const spans = range.split(",").flatMap((span) => {
    const [from, to = from] = span.trim().replace(/^U\+/i, "").split("-");
    return from
      ? [[parseInt(from.replaceAll("?", "0"), 16), parseInt(to!.replaceAll("?", "F"), 16)] as const]
      : [];
  });
  const codes = [...text].map((letter) => letter.codePointAt(0)!);
  return codes.some((code) => spans.some(([from, to]) => code >= from && code <= to));
}

/** The same drawing with rules for its letters. */
export const withFonts = (svg: string, rules: readonly string[]): string =>
  rules.length === 0 ? svg : svg.replace(/^<svg[^>]*>/, (tag) => `${tag}<style>${rules.join("")}</style>`);

/** With its size in pixels, for programs that show it by itself. */
export const sized = (svg: string, width: number, height: number): string =>
  svg.replace("<svg ", `<svg width="${width}" height="${height}" `);
