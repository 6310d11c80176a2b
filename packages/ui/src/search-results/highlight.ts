import { fold } from '../internal/fold.ts';

export interface Part {
  part: string;
  /** Whether it matches one of the terms. */
  found: boolean;
  /** Index of the part in the text. */
  start: number;
}

/** Scripts in which words are not separated, so that a term may begin anywhere. */
const unspaced =
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]/u;

/** Splits a text at the terms that begin words or digits of codes. A term with a digit never splits another number. */
export function highlight(text: string, terms: readonly string[]): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const [from, to] of matches(text, terms)) {
    if (from > end) parts.push({ part: text.slice(end, from), found: false, start: end });
    parts.push({ part: text.slice(from, to), found: true, start: from });
    end = to;
  }
  if (end < text.length || parts.length === 0) {
    parts.push({ part: text.slice(end), found: false, start: end });
  }
  return parts;
}

type Range = [from: number, to: number];

/** Ranges of the text that match; those that overlap become one. */
function matches(text: string, terms: readonly string[]): Range[] {
  const { plain, starts } = folded(text);
  const ranges = terms
    .map(fold)
    .filter(Boolean)
    .flatMap((term) =>
      [...plain.matchAll(new RegExp(wordStart(term), 'gu'))].map(
        ({ index }): Range => [index, index + term.length],
      ),
    )
    .sort(([one], [other]) => one - other);
  const merged: Range[] = [];
  for (const [from, to] of ranges) {
    const last = merged.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged.map(([from, to]) => [starts[from] ?? 0, after(starts, to)]);
}

/** Folds each character of a text, and keeps where the character of each folded letter starts. */
function folded(text: string) {
  const starts: number[] = [];
  let plain = '';
  for (const { index, 0: character } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const letters = fold(character);
    for (let count = letters.length; count > 0; count -= 1) starts.push(index);
    plain += letters;
  }
  return { plain, starts: [...starts, text.length] };
}

/** Where the character of the folded letter before `position` ends: ß is two letters. */
function after(starts: readonly number[], position: number): number {
  const own = starts[position - 1] ?? 0;
  return starts.slice(position).find((start) => start > own) ?? own;
}

function wordStart(term: string): string {
  const escaped = term.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  if (unspaced.test(term)) return escaped;
  const before = /^\p{N}/u.test(term) ? '(?<!\\p{N}[.,]?)' : '(?<![\\p{L}\\p{M}])';
  const after = /\p{N}$/u.test(term) ? '(?![.,]?\\p{N})' : '';
  return before + escaped + after;
}
