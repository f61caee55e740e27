#!/usr/bin/env python3
"""Makes src/fonts from the packages of the fonts: only the letters, weights and features that the client
uses, which takes half of the bytes. Philosopher has no Polish letters: they are put together from its own
parts.

Run by hand when a font is changed: /usr/bin/python3 scripts/fonts.py. Needs Debian's fonttools and
python3-brotli."""
import pathlib
import shutil

from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

root = pathlib.Path(__file__).parent.parent
out = root / "src/fonts"
packages = root / "node_modules"
rubik = "@fontsource-variable/rubik/files/rubik-{}-wght-normal.woff2"
philosopher = "@fontsource/philosopher/files/philosopher-{}-700-normal.woff2"

LATIN = [
    *range(0x20, 0x7F),
    0xA0,
    0xAB,
    0xB7,
    0xBB,
    0xD3,
    0xD7,
    0xF3,
    0x2013,
    0x2014,
    *range(0x2018, 0x201B),
    *range(0x201C, 0x201F),
    0x2026,
    0x2212,
]
POLISH = [ord(letter) for letter in "ĄąĆćĘęŁłŃńŚśŹźŻż"]
WESTERN = [code for code in range(0xC0, 0x100) if code not in LATIN]
EXTENDED = [code for code in range(0x100, 0x180) if code not in POLISH]
CYRILLIC = [*range(0x401, 0x460), 0x490, 0x491]


def save(font: TTFont, codes: list[int], name: str) -> None:
    """Cuts a font down to these letters, and writes it."""
    features = ["kern", "tnum", "locl", "ccmp", "mark"]
    options = subset.Options(layout_features=features, hinting=False, flavor="woff2")
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(out / f"{name}.woff2")
    print(f"{name:24} {(out / f'{name}.woff2').stat().st_size:6} bytes")


def rubik_of(part: str) -> TTFont:
    return instancer.instantiateVariableFont(TTFont(packages / rubik.format(part)), {"wght": (400, 700)})


def philosopher_of(part: str) -> TTFont:
    return TTFont(packages / philosopher.format(part))


# ---- The Polish letters of Philosopher ----------------------------------------------------------


class Letters:
    def __init__(self, font: TTFont):
        self.font = font
        self.names = font.getBestCmap()
        self.glyphs = font["glyf"]

    def box(self, letter: str):
        glyph = self.glyphs[self.names[ord(letter)]]
        return glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax

    def add(self, letter: str, base: str, marks) -> None:
        """A letter: the base, and marks drawn by `marks(pen, box of the base)`."""
        pen = TTGlyphPen(self.font.getGlyphSet())
        base_name = self.names[ord(base)]
        pen.addComponent(base_name, (1, 0, 0, 1, 0, 0))
        drawn = TTGlyphPen(self.font.getGlyphSet())
        parts = marks(drawn, self.box(base))
        for part, x, y in parts or []:
            pen.addComponent(part, (1, 0, 0, 1, round(x), round(y)))
        name = f"uni{ord(letter):04X}"
        if parts is None:
            self.put(f"{name}.mark", drawn.glyph(), 0)
            pen.addComponent(f"{name}.mark", (1, 0, 0, 1, 0, 0))
        self.put(name, pen.glyph(), self.font["hmtx"][base_name][0])
        for table in self.font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(letter)] = name

    def put(self, name: str, glyph, width: int) -> None:
        self.font.setGlyphOrder([*self.font.getGlyphOrder(), name])
        self.glyphs.glyphs[name] = glyph
        self.glyphs.glyphOrder = self.font.getGlyphOrder()
        glyph.recalcBounds(self.glyphs)
        self.font["hmtx"][name] = (width, getattr(glyph, "xMin", 0))


def polish(font: TTFont) -> TTFont:
    letters = Letters(font)
    acute = letters.names[0xB4]
    dot = letters.names[ord(".")]

    def over(mark: str, gap: float):
        """A mark over the middle of the letter, `gap` above it."""
        shape = letters.glyphs[mark]
        return lambda _, box: [
            (mark, (box[0] + box[2] - shape.xMin - shape.xMax) / 2, box[3] + gap - shape.yMin)
        ]

    def ogonek(pen, box):
        """A small tail that hangs from the right foot."""
        right, foot = box[2] - 20, box[1] + 6
        pen.moveTo((right - 62, foot + 12))
        pen.qCurveTo((right - 130, foot - 70), (right - 128, foot - 122))
        pen.qCurveTo((right - 124, foot - 196), (right - 38, foot - 196))
        pen.qCurveTo((right + 4, foot - 196), (right + 34, foot - 172))
        pen.lineTo((right + 18, foot - 134))
        pen.qCurveTo((right - 4, foot - 146), (right - 22, foot - 146))
        pen.qCurveTo((right - 60, foot - 146), (right - 58, foot - 104))
        pen.qCurveTo((right - 56, foot - 54), (right - 4, foot + 12))
        pen.closePath()

    def stroke(reach_left: float, reach_right: float, low: float, stem: float):
        """A slanting bar through the stem."""

        def draw(pen, box):
            height = box[3] - box[1]
            x, y = box[0] + stem, box[1] + low * height
            pen.moveTo((round(x - reach_left), round(y - 62)))
            pen.lineTo((round(x - reach_left), round(y + 14)))
            pen.lineTo((round(x + reach_right), round(y + 128)))
            pen.lineTo((round(x + reach_right), round(y + 52)))
            pen.closePath()

        return draw

    for small, large, base in [("ć", "Ć", "c"), ("ń", "Ń", "n"), ("ś", "Ś", "s"), ("ź", "Ź", "z")]:
        letters.add(small, base, over(acute, 60))
        letters.add(large, base.upper(), over(acute, 40))
    letters.add("ż", "z", over(dot, 70))
    letters.add("Ż", "Z", over(dot, 60))
    for small, large, base in [("ą", "Ą", "a"), ("ę", "Ę", "e")]:
        letters.add(small, base, ogonek)
        letters.add(large, base.upper(), ogonek)
    left, _, right, _ = letters.box("l")
    letters.add("ł", "l", stroke(95, 95, 0.44, (right - left) / 2))
    letters.add("Ł", "L", stroke(110, 150, 0.40, 110))
    return font


if __name__ == "__main__":
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for family, of in [("rubik", rubik_of), ("philosopher", philosopher_of)]:
        save(of("latin"), LATIN, f"{family}-latin")
        save(of("cyrillic"), CYRILLIC, f"{family}-cyrillic")
        save(of("latin"), WESTERN, f"{family}-western")
    save(rubik_of("latin-ext"), POLISH, "rubik-polish")
    save(rubik_of("latin-ext"), EXTENDED, "rubik-extended")
    save(polish(philosopher_of("latin")), POLISH, "philosopher-polish")
    shutil.copy(packages / "@fontsource-variable/rubik/LICENSE", out / "LICENSE-rubik")
    shutil.copy(packages / "@fontsource/philosopher/LICENSE", out / "LICENSE-philosopher")
