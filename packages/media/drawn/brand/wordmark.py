#!/usr/bin/env python3
"""Sets the company's name in the brand's typeface and writes its outlines to wordmark.svg beside this file.

    python3 wordmark.py Baram

Needs Debian's python3-fonttools and python3-brotli. The mark comes before the word on the same
baseline, and both use the current text colour.
"""
import math
import pathlib
import re
import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = pathlib.Path(__file__).parent
FONT = HERE.parent / "fonts" / "archivo-latin.woff2"
WEIGHT, WIDTH = 640, 121
CAP_HEIGHT = 15.2
BASE_LINE = 22.5
TRACKING = -0.006  # of the em


def outlines(text):
    font = instantiateVariableFont(TTFont(FONT), {"wght": WEIGHT, "wdth": WIDTH})
    glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
    units = font["head"].unitsPerEm
    scale = CAP_HEIGHT / font["OS/2"].sCapHeight
    kerning = kerning_pairs(font)
    x, data, before, lowest = 0.0, "", None, 0.0
    for character in text:
        name = cmap[ord(character)]
        x += kerning.get((before, name), 0) * scale
        pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.2f}".rstrip("0").rstrip("."))
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, x, BASE_LINE)))
        data += pen.getCommands()
        bounds = BoundsPen(glyphs)
        glyphs[name].draw(bounds)
        lowest = max(lowest, BASE_LINE - scale * bounds.bounds[1]) if bounds.bounds else lowest
        x += (glyphs[name].width + TRACKING * units) * scale
        before = name
    return data, x, lowest


def kerning_pairs(font):
    """Pair adjustments of the kern feature, formats 1 and 2, for plain Latin text."""
    pairs = {}
    if "GPOS" not in font:
        return pairs
    table = font["GPOS"].table
    order = font.getGlyphOrder()
    wanted = {i for f in table.FeatureList.FeatureRecord if f.FeatureTag == "kern" for i in f.Feature.LookupListIndex}
    for index in sorted(wanted):
        for sub in table.LookupList.Lookup[index].SubTable:
            sub = getattr(sub, "ExtSubTable", sub)
            if getattr(sub, "LookupType", 0) not in (0, 2) and sub.__class__.__name__ != "PairPos":
                continue
            if sub.Format == 1:
                for first, pair_set in zip(sub.Coverage.glyphs, sub.PairSet):
                    for record in pair_set.PairValueRecord:
                        if record.Value1:
                            pairs.setdefault((first, record.SecondGlyph), getattr(record.Value1, "XAdvance", 0))
            else:
                for first in sub.Coverage.glyphs:
                    row = sub.Class1Record[sub.ClassDef1.classDefs.get(first, 0)]
                    for second in order:
                        value = row.Class2Record[sub.ClassDef2.classDefs.get(second, 0)].Value1
                        if value and getattr(value, "XAdvance", 0):
                            pairs.setdefault((first, second), value.XAdvance)
    return pairs


def main():
    name = sys.argv[1] if len(sys.argv) > 1 else "Baram"
    word, width, lowest = outlines(name)
    mark = re.search(r' d="([^"]+)"', (HERE / "mark.svg").read_text()).group(1)
    gap = 31.5
    total = round(gap + width + 0.5, 1)
    height = max(24, math.ceil(lowest + 0.5))  # taller only for a name with descenders
    (HERE / "wordmark.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {total:g} {height}">'
        f'<title>{name}</title><g fill="currentColor"><path d="{mark}"/><path d="{word}" transform="translate({gap} 0)"/></g></svg>\n'
    )


if __name__ == "__main__":
    main()
