export interface Part {
  part: string;
  /** Whether it matches one of the terms. */
  found: boolean;
  /** Index of the part in the text. */
  start: number;
}

/**
 * Finds the terms at the start of words and of digits within codes, ignoring case and accents, and splits the text there. A
 * term that begins or ends with a digit is never found inside another number.
 */
export function highlight(text: string, terms: readonly string[]): Part[] {
  const bare = withoutAccents(text);
  const wanted = terms
    .map(withoutAccents)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  // If removing accents changes the length, the indices differ: better no match than the wrong letters.
  if (wanted.length === 0 || bare.length !== text.length)
    return [{ part: text, found: false, start: 0 }];
  const pattern = new RegExp(wanted.map(wordStart).join('|'), 'giu');
  const parts: Part[] = [];
  let end = 0;
  for (const { index, 0: match } of bare.matchAll(pattern)) {
    if (index > end) parts.push({ part: text.slice(end, index), found: false, start: end });
    end = index + match.length;
    parts.push({ part: text.slice(index, end), found: true, start: index });
  }
  if (end < text.length) parts.push({ part: text.slice(end), found: false, start: end });
  return parts;
}

function wordStart(term: string): string {
  const before = /^\p{N}/u.test(term) ? '(?<!\\p{N}[.,]?)' : '(?<!\\p{L})';
  const after = /\p{N}$/u.test(term) ? '(?![.,]?\\p{N})' : '';
  return before + term.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&') + after;
}

function withoutAccents(text: string): string {
  return text.normalize('NFC').replace(/\p{L}/gu, (letter) => letter.normalize('NFD')[0] ?? letter);
}
