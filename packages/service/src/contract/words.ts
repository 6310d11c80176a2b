/** Letters whose stroke or ligature has no decomposition, although collation ignores it. */
const STROKES: Record<string, string> = { æ: 'ae', đ: 'd', ł: 'l', ø: 'o', œ: 'oe' };
/** A letter with marks that people leave out when they type. й is a letter of its own. */
const MARKED =
  /(?!и\u0306)([\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}])\p{M}+/gu;

/** A letter of a script that is written without spaces, or that forms compounds without them. */
const UNSPACED =
  '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmr}\\p{scx=Mymr}]';
const RUNS = new RegExp(`(?:${UNSPACED}\\p{M}*)+|(?:(?!${UNSPACED})[\\p{L}\\p{N}]\\p{M}*)+`, 'gu');
const IS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');

/** Folds case and the diacritics that people leave out, as collation does. Keeps marks of scripts like Devanagari. */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Upper case first: ß becomes SS, ı becomes I.
      .toUpperCase()
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .replace(/\p{DI}/gu, '')
      .replace(MARKED, '$1')
      .replace(/[æđłøœ]/g, (letter) => STROKES[letter] ?? letter)
      .normalize('NFC')
  );
}

/** `C++`, `C#` and `C` need different addresses. */
const SIGNS: Record<string, string> = { '+': ' plus', '#': ' sharp' };
const FINAL_SIGNS = /(?<=[\p{L}\p{N}])[+#]+(?![\p{L}\p{N}])/gu;

/** The address of a label, and the words of other names: folded words joined by hyphens. */
export function slugify(text: string): string {
  const spelled = fold(text).replace(FINAL_SIGNS, (signs) =>
    signs.replace(/./g, (sign) => SIGNS[sign] ?? sign),
  );
  return (spelled.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []).join('-');
}

/** The words of a text, folded. Of unspaced scripts, each pair of letters is a word, so that any part can be found. */
export function indexWords(text: string): string[] {
  return runsOf(text).flatMap((run) => pairsOf(run) ?? run);
}

/** The words of a query, folded: a document matches if each is the beginning of an indexed word. */
export function queryWords(text: string): string[] {
  return runsOf(text).flatMap((run) => {
    const pairs = pairsOf(run);
    // The last letter is already in the pair before it.
    return pairs && pairs.length > 1 ? pairs.slice(0, -1) : (pairs ?? run);
  });
}

/** A word, with the hyphen that joins it to the next one. Each match ends where the next begins, which takes linear time. */
const PART = /[\p{L}\p{N}\p{M}]+([-\u2010](?=[\p{L}\p{N}]))?/gu;

const MOST_PARTS = 5;

/** The words of a text with hyphens, folded and written without: `airfoil` is another spelling of `air-foil`. */
export function compoundsIn(text: string): string[] {
  const found: string[] = [];
  let parts: string[] = [];
  for (const [match, hyphen] of fold(text).matchAll(PART)) {
    const part = hyphen ? match.slice(0, -1) : match;
    const pair = compound(parts.at(-1), part);
    if (pair) found.push(pair);
    parts.push(part);
    if (hyphen) continue;
    const [first, ...rest] = parts;
    const whole = rest.length > 1 && rest.length < MOST_PARTS && compound(first, rest.join(''));
    if (whole) found.push(whole);
    parts = [];
  }
  return found;
}

/** Two words, folded, as one; undefined for numbers, and for scripts that are written without spaces. */
export function compound(one = '', other = ''): string | undefined {
  const isCompound = one && other && /\p{L}/u.test(one + other);
  return isCompound && !IS_UNSPACED.test(one) && !IS_UNSPACED.test(other) ? one + other : undefined;
}

function runsOf(text: string): string[] {
  return fold(text).match(RUNS) ?? [];
}

function pairsOf(run: string): string[] | undefined {
  if (!IS_UNSPACED.test(run)) return undefined;
  const letters = run.match(/\P{M}\p{M}*/gu) ?? [];
  return letters.map((letter, index) => letter + (letters[index + 1] ?? ''));
}
