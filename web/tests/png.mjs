// Makes the PNG of a drawing smaller: shades that no eye tells apart become one, and all is
// packed as tightly as zlib can.
import * as zlib from "node:zlib";

const { deflateSync, inflateSync } = zlib;

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; ++k) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});
/** Node has this only from version 22 on. */
const crc =
  zlib.crc32 ??
  ((bytes) => {
    let sum = 0xffffffff;
    for (const byte of bytes) sum = table[(sum ^ byte) & 0xff] ^ (sum >>> 8);
    return (sum ^ 0xffffffff) >>> 0;
  });

function* chunksOf(png) {
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body) >>> 0);
  return Buffer.concat([length, body, sum]);
}

const paeth = (a, b, c) => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
};

/** The plain rows of points of filtered ones. */
function unfiltered(bytes, height, row, step) {
  const out = Buffer.alloc(height * row);
  for (let y = 0; y < height; ++y) {
    const filter = bytes[y * (row + 1)];
    for (let x = 0; x < row; ++x) {
      const i = y * row + x;
      const left = x >= step ? out[i - step] : 0;
      const up = y > 0 ? out[i - row] : 0;
      const corner = x >= step && y > 0 ? out[i - row - step] : 0;
      out[i] =
        bytes[y * (row + 1) + 1 + x] + [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
    }
  }
  return out;
}

const rounded = (shade) => Math.min(255, Math.round(shade / 5) * 5);

/** Opaque points as red, green and blue alone. Drawings are packed best without any filter. */
function plainRows(points, width, height, step) {
  const out = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0, to = 0; y < height; ++y) {
    out[to++] = 0;
    for (let x = 0; x < width; ++x)
      for (let k = 0; k < 3; ++k) out[to++] = rounded(points[(y * width + x) * step + k]);
  }
  return out;
}

/** Screenshots are opaque and have 8 bits a channel. */
export function packed(png) {
  const chunks = [...chunksOf(png)];
  const head = Buffer.from(chunks.find(({ type }) => type === "IHDR").data);
  const [width, height, step] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9] === 6 ? 4 : 3];
  const pixels = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data)),
  );
  const rows = plainRows(unfiltered(pixels, height, width * step, step), width, height, step);
  head[9] = 2;
  const data = deflateSync(rows, { level: 9, memLevel: 9 });
  return Buffer.concat([
    png.subarray(0, 8),
    chunk("IHDR", head),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
