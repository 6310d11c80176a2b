/** Characters of each file of the font, as `unicode-range`. Written by scripts/fonts.py. */
export const fontRanges = {
  basic:
    'U+20-7E, U+A0, U+A9, U+AE, U+B0-B3, U+B5, U+B7, U+BD, U+D7, U+DF-E1, U+E3-E4, U+E7-E9, U+ED, U+F1, U+F3, U+F6, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2212',
  supplement:
    'U+A1-A8, U+AA-AD, U+AF, U+B4, U+B6, U+B8-BC, U+BE-D6, U+D8-DE, U+E2, U+E5-E6, U+EA-EC, U+EE-F0, U+F2, U+F4-F5, U+F7-FB, U+FD-FF, U+102, U+131, U+152-153, U+2BC, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308-309, U+323, U+2009, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+2191, U+2193, U+2215',
};
