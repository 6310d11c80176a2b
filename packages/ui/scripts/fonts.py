"""
Makes the package's two files of Archivo Variable from the whole font, and the list of what is in them:
`python3 packages/ui/scripts/fonts.py`, with fonttools and brotli. It leaves out what nobody sees: movements that interpolation
from neighbouring points reproduces within three thousandths of an em, and the correction for letters that are both light and
wide, because wide text has weight 500 or 600. Widths come from the outlines.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.iup import iup_delta_optimize

ROOT = Path(__file__).resolve().parents[3]
SOURCE = ROOT / "packages/media/drawn/fonts/archivo-latin.woff2"
TARGET = ROOT / "packages/ui/src/styles/fonts"

AXES = {"wght": (400, 600), "wdth": (100, 110)}
FEATURES = ["rvrn", "ccmp", "locl", "liga", "kern", "tnum"]
TOLERANCE = 3

# ASCII, the signs of quotations, ranges and quantities, and the most common letters in names of people and
# places: enough for nearly every page.
BASIC = {
    *range(0x20, 0x7F),
    *[0xA0, 0xA9, 0xAE, 0xB0, 0xB1, 0xB2, 0xB3, 0xB5, 0xB7, 0xBD, 0xD7],
    *map(ord, "ßàáãäçèéíñóöü"),
    *[0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC, 0x2122, 0x2212],
}

# All other characters of the font.
SUPPLEMENT = {code for code in TTFont(SOURCE).getBestCmap() if 0xA0 < code < 0xFE00} - BASIC


def write(name: str, unicodes: set[int]) -> None:
    font = instantiateVariableFont(TTFont(SOURCE), AXES)
    options = Options()
    options.layout_features = FEATURES
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    simplify(font)
    # It repeats the widths of the outlines, with the correction that they no longer have.
    del font["HVAR"]
    font.flavor = "woff2"
    font.save(TARGET / name)


def simplify(font: TTFont) -> None:
    outlines, variations = font["glyf"], font["gvar"].variations
    for name in variations:
        points, controls = outlines._getCoordinatesAndControls(name, font["hmtx"].metrics)
        variations[name] = [movement for movement in variations[name] if len(movement.axes) == 1]
        for movement in variations[name]:
            movement.calcInferredDeltas(points, controls.endPts)
            movement.roundDeltas()
            movement.coordinates = iup_delta_optimize(
                movement.coordinates, points, controls.endPts, tolerance=TOLERANCE
            )


def ranges(unicodes: set[int]) -> str:
    """As the CSS descriptor `unicode-range` takes it."""
    spans: list[list[int]] = []
    for code in sorted(unicodes):
        if spans and code == spans[-1][1] + 1:
            spans[-1][1] = code
        else:
            spans.append([code, code])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in spans)


write("archivo-latin-variable.woff2", BASIC)
write("archivo-latin-supplement-variable.woff2", SUPPLEMENT)
(TARGET.parent / "fontRanges.generated.ts").write_text(
    f"""/** Characters of each file of the font, as `unicode-range`. Written by scripts/fonts.py. */
export const fontRanges = {{
  basic:
    '{ranges(BASIC)}',
  supplement:
    '{ranges(SUPPLEMENT)}',
}};
"""
)
