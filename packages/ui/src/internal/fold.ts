/** Letters whose stroke or ligature has no decomposition, although collation ignores it. */
const strokes: Readonly<Record<string, string>> = { æ: 'ae', đ: 'd', ł: 'l', ø: 'o', œ: 'oe' };

/** A letter with marks that people leave out when they type. й is a letter of its own. */
const marked =
  /(?!и\u0306)([\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}])\p{M}+/gu;

/** Folds case and diacritics, as collation at its base strength does, to compare texts. */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Upper case first: ß becomes SS.
      .toUpperCase()
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .replace(/\p{DI}/gu, '')
      .replace(marked, '$1')
      .replace(/[æđłøœ]/g, (letter) => strokes[letter] ?? letter)
      .normalize('NFC')
  );
}
