// The score sheet as a picture: an evening scene, a column for each seat and a bar for each category. It is
// SVG with the colours of the page; save.ts makes it stand alone.

import { at, each } from "../art/draw.ts";
import { camel } from "../art/pieces.ts";
import { crown } from "../art/things.ts";
import { backdrop, logo } from "../art/wide.ts";
import type { ScoreRow, ScoreTable } from "../view/scores.ts";
import type { Category } from "../words/things.ts";
import { capital } from "../words/plural.ts";
import { signs } from "./signs.ts";

export interface PosterWords {
  headline: string;
  /** Below it: by how much. */
  about: string;
  name: string;
  /** In the corner: when, and with which sets. */
  when: string;
  total: string;
  category: Record<Category, string>;
  number(n: number): string;
}
export interface Poster {
  svg: string;
  width: number;
  height: number;
}

const width = 1200;
const margin = 52;
const scene = 300;
const head = 190;
/** Where the scene ends; it is 1600 by 600 units. */
const dusk = (width * 600) / 1600;
const row = 50;
const labels = 200;
const foot = 84;

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** As much of a text as fits, by how wide letters are on average. */
export function fitted(text: string, size: number, room: number): string {
  const letters = [...text];
  const most = Math.max(1, Math.floor(room / (size * 0.56)));
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}

const faces = {
  title: "Philosopher, Georgia, serif",
  text: "'Rubik Variable', Rubik, system-ui, sans-serif",
};
type Anchor = "start" | "middle" | "end";

function write(
  text: string,
  x: number,
  y: number,
  size: number,
  face: keyof typeof faces,
  anchor: Anchor = "start",
  ink = "text",
): string {
  const weight = face === "title" ? 700 : size > 24 ? 600 : 450;
  return (
    `<text x="${x}" y="${y}" font-family="${faces[face]}" font-size="${size}" font-weight="${weight}" ` +
    `text-anchor="${anchor}" fill="var(--${ink})">${escaped(text)}</text>`
  );
}

const sky = (height: number): string =>
  `<svg width="${width}" height="${dusk}" viewBox="0 0 1600 600">${backdrop}</svg>` +
  `<linearGradient id="poster-dusk" x1="0" y1="0" x2="0" y2="1">` +
  `<stop offset="0" stop-color="var(--ground)" stop-opacity="0"/>` +
  `<stop offset="1" stop-color="var(--ground)"/>` +
  `</linearGradient>` +
  `<rect y="${dusk - 180}" width="${width}" height="180" fill="url(#poster-dusk)"/>` +
  `<rect y="${dusk - 1}" width="${width}" height="${height - dusk + 1}" fill="var(--ground)"/>`;

interface Column {
  row: ScoreRow;
  name: string;
  won: boolean;
  x: number;
  wide: number;
}

/** The card of a seat, from its camel down to its total. */
function columnCard({ row: { seat }, name, won, x, wide }: Column, bottom: number): string {
  const middle = x + wide / 2;
  const border = won ? "m-gold" : "line";
  return (
    `<rect x="${x}" y="${scene + 24}" width="${wide}" height="${bottom - scene - 24}" rx="18" ` +
    `fill="var(--panel)" stroke="var(--${border})" stroke-width="${won ? 5 : 2}"/>` +
    `<rect x="${x + 18}" y="${scene + head - 12}" width="${wide - 36}" height="6" rx="3" ` +
    `fill="var(--seat-${seat})" stroke="var(--seat-${seat}-edge)" stroke-width="1"/>` +
    at(middle - 52, scene - 8, 1.04, camel(seat)) +
    (won ? at(middle - 38, scene - 74, 0.76, crown) : "") +
    write(fitted(name, 27, wide - 20), middle, scene + 150, 27, "title", "middle")
  );
}

function bar(column: Column, category: Category, y: number, most: number, words: PosterWords): string {
  const {
    row: { seat, points },
    x,
    wide,
  } = column;
  const n = points[category];
  const room = wide - 78;
  const long = n <= 0 ? 0 : Math.max(6, (n / most) * room);
  return (
    write(words.number(n), x + 52, y + 33, 24, "text", "end", n === 0 ? "muted" : "text") +
    (long === 0
      ? ""
      : `<rect x="${x + 64}" y="${y + 13}" width="${long.toFixed(1)}" height="24" rx="4" ` +
        `fill="var(--seat-${seat})" stroke="var(--seat-${seat}-edge)" stroke-width="1.5"/>`)
  );
}

function categoryRow(
  category: Category,
  y: number,
  columns: readonly Column[],
  most: number,
  words: PosterWords,
): string {
  return (
    `<rect x="${margin}" y="${y + row - 1}" width="${width - 2 * margin}" height="1" fill="var(--line)"/>` +
    at(margin, y + 5, 0.4, signs[category]) +
    write(fitted(capital(words.category[category]), 22, labels - 56), margin + 54, y + 32, 22, "text") +
    each(columns, (column) => bar(column, category, y, most, words))
  );
}

export function poster(
  table: ScoreTable,
  names: readonly string[],
  winners: readonly number[],
  words: PosterWords,
): Poster {
  const gap = 14;
  const wide = (width - 2 * margin - labels + gap) / table.rows.length - gap;
  const columns = table.rows.map((one, i): Column => ({
    row: one,
    name: names[i]!,
    won: winners.includes(one.seat),
    x: margin + labels + i * (wide + gap),
    wide,
  }));
  const most = Math.max(
    1,
    ...table.rows.flatMap(({ points }) => table.categories.map((category) => points[category])),
  );
  const first = scene + head + 4;
  const sums = first + table.categories.length * row;
  const bottom = sums + 76;
  const height = bottom + foot;
  const shapes =
    sky(height) +
    write(fitted(words.headline, 54, width + 220), width / 2, 92, 54, "title", "middle") +
    write(words.about, width / 2, 138, 27, "text", "middle") +
    each(columns, (column) => columnCard(column, bottom)) +
    each(table.categories, (category, i) => categoryRow(category, first + i * row, columns, most, words)) +
    write(words.total, margin, sums + 52, 28, "title") +
    each(columns, ({ row: { total }, x }) =>
      write(words.number(total), x + wide / 2, sums + 58, 48, "title", "middle"),
    ) +
    at(margin, bottom + 18, 0.5, logo) +
    write(words.name, margin + 64, bottom + 54, 30, "title") +
    write(words.when, width - margin, bottom + 52, 21, "text", "end", "muted");
  const label = escaped([words.headline, words.about].join(" "));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" ` +
    `aria-label="${label}">${shapes}</svg>`;
  return { svg, width, height };
}
