/** Reads where the light markup of a text is, without rendering it, so that the tools cut nothing in two. */

export type Range = [from: number, to: number];

/** A line, without its end. */
export interface Line {
  from: number;
  to: number;
  /** Whether its words are part of a paragraph, of cells, or are shown as they are. A ruler is below the head of a table. */
  kind: 'text' | 'table' | 'ruler' | 'code' | 'blank';
  /** Where its words start: after the signs of quotes, headings and items. */
  words: number;
}

const SIGNS = /^(?: *(?:>|(?:#{1,6}|[-*+]|\d{1,9}[.)])(?= |$)))* */;
const RULER = /^[ >]*(?:\| *)?:?-+:? *(?:\| *:?-+:? *)*(?:\| *)?$/;
const isSpace = (character: string | undefined) => !character || /\s/.test(character);
const isWord = (character: string | undefined) => /[\p{L}\p{M}\p{N}]/u.test(character ?? '');

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let fence = '';
  for (const { index, 0: line } of text.matchAll(/^.*$/gm)) {
    const [sign = ''] = /(?<=^ {0,3})(?:`{3,}|~{3,})/.exec(line) ?? [];
    const before = lines.at(-1);
    const words = index + (SIGNS.exec(line)?.[0].length ?? 0);
    const read = { from: index, to: index + line.length, words };
    if (fence || sign) {
      lines.push({ ...read, kind: 'code' });
      if (!fence) fence = sign;
      else if (sign.startsWith(fence)) fence = '';
    } else if (!line.trim()) lines.push({ ...read, kind: 'blank' });
    else if (before && RULER.test(line) && isRow(text, before) && isRow(text, read)) {
      if (before.kind === 'text') before.kind = 'table';
      lines.push({ ...read, kind: 'ruler' });
    } else {
      const isBelow = before?.kind === 'table' || before?.kind === 'ruler';
      const isTable = text[words] === '|' || (isBelow && isRow(text, read));
      lines.push({ ...read, kind: isTable ? 'table' : 'text' });
    }
  }
  return lines;
}

const isRow = (text: string, { from, to }: Pick<Line, 'from' | 'to'>) =>
  text.slice(from, to).includes('|');

/** The parts of a text that marks can surround: paragraphs, headings, items and cells. */
export function regionsOf(text: string): Range[] {
  const regions: Range[] = [];
  let isOpen = false;
  for (const { from, to, kind, words } of linesOf(text)) {
    const last = regions.at(-1);
    if (kind === 'table') {
      let cell = words;
      for (const { index } of text.slice(words, to).matchAll(/(?<!\\)\||$/g)) {
        if (text.slice(cell, words + index).trim()) regions.push([cell, words + index]);
        cell = words + index + 1;
      }
    } else if (kind === 'text') {
      if (isOpen && last && !text.slice(from, words).trim()) last[1] = to;
      else regions.push([words, to]);
    }
    isOpen = kind === 'text' && !text.slice(from, words).includes('#');
  }
  return regions;
}

/** Something within a region that has a beginning and an end. */
export interface Span {
  kind: 'marks' | 'link' | 'picture' | 'code' | 'sign';
  from: number;
  to: number;
  /** Between the marks, or the words of a link. */
  inside: Range;
  /** Number of its marks: 1 for italic, 2 for bold. */
  size: number;
}

const LABEL = /(?<!\\)\[(?:\\.|[^[\]\\]|!\[[^[\]]*\]\([^()]*\))*\]/.source;
const ADDRESS = /(?<=\])\((?:\\.|[^()\\\s]|\([^()\\\s]*\))*(?:\s+"(?:\\.|[^"\\])*")?\)/.source;
const CODE = /(?<!`)(?<ticks>`+)(?!`).*?[^`]\k<ticks>(?!`)/.source;
const SPANS = new RegExp(`\\\\.|(?<code>${CODE})|!?(?<label>${LABEL})${ADDRESS}|\\*+|_+`, 'gs');

/** A run of marks that something may end. */
interface Opener {
  sign: string;
  end: number;
  length: number;
  left: number;
  /** Whether it can be the beginning and the end of marks. */
  isBoth: boolean;
}

/** The last beginning that a run ends, as CommonMark says: not `**` by the `*` within a word. */
const openerOf = (open: readonly Opener[], run: Opener) =>
  open.findLast(
    ({ sign, length, isBoth }) =>
      sign === run.sign &&
      !((isBoth || run.isBoth) && (length + run.length) % 3 === 0 && length % 3 > 0),
  );

export function spansIn(text: string, [start, end]: Range): Span[] {
  const spans: Span[] = [];
  const open: Opener[] = [];
  for (const { index, 0: found, groups } of text.slice(start, end).matchAll(SPANS)) {
    let from = start + index;
    const to = from + found.length;
    const sign = found[0] ?? '';
    if (sign === '*' || sign === '_') {
      const [before, after] = [text[from - 1], text[to]];
      const isInWord = sign === '_' && isWord(before) && isWord(after);
      const closes = from > start && !isSpace(before) && !isInWord;
      const opens = to < end && !isSpace(after) && !isInWord;
      const run: Opener = {
        sign,
        end: to,
        length: found.length,
        left: found.length,
        isBoth: opens && closes,
      };
      for (
        let opener = openerOf(open, run);
        closes && run.left > 0 && opener;
        opener = openerOf(open, run)
      ) {
        const size = Math.min(2, run.left, opener.left);
        const inside: Range = [opener.end, from];
        opener.end -= size;
        opener.left -= size;
        spans.push({ kind: 'marks', from: opener.end, to: from + size, inside, size });
        from += size;
        run.left -= size;
        open.length = open.indexOf(opener) + (opener.left > 0 ? 1 : 0);
      }
      if (run.left > 0 && opens) open.push(run);
    } else {
      const words: Range = [from + 1, from + (groups?.label?.length ?? 1) - 1];
      const kind = groups?.code
        ? 'code'
        : sign === '!'
          ? 'picture'
          : sign === '['
            ? 'link'
            : 'sign';
      spans.push({ kind, from, to, inside: kind === 'link' ? words : [from, from], size: 0 });
    }
  }
  return spans;
}

/** A range without the spaces at its ends, and without the punctuation beside a letter, where marks would not render. */
export function trimmed(text: string, [from, to]: Range): Range {
  const isOutside = (place: number, step: 1 | -1) => {
    if (isSpace(text[place])) return true;
    if (isWord(text[place]) || text[place] === '*') return false;
    // Marks that touch count as one run.
    let beside = place + step;
    while (text[beside] === '*') beside += step;
    return isWord(text[beside]);
  };
  let [start, end] = [from, to];
  while (start < end && isOutside(start, -1)) start += 1;
  while (start < end && isOutside(end - 1, 1)) end -= 1;
  return [start, end];
}

const isWithin = ([from, to]: Range, [start, end]: Range) => start <= from && to <= end;

/** A range within a region, in which marks render. */
export interface Part {
  region: Range;
  range: Range;
}

/** The part nearest to a range that begins and ends between spans, or inside of the same one. */
export function fitted(text: string, region: Range, range: Range): Part | undefined {
  const spans = spansIn(text, region);
  const words = spans.find(({ kind, inside }) => kind === 'link' && isWithin(range, inside));
  if (words) return fitted(text, words.inside, range);
  let [from, to] = range;
  for (let isDone = false; !isDone; ) {
    const before: Range = [from, to];
    [from, to] = trimmed(text, before);
    if (from >= to) return undefined;
    for (const { kind, from: start, to: end, inside, size } of spans) {
      const isApart = to <= start || from >= end;
      const isWhole = kind !== 'sign' && isWithin([start, end], [from, to]);
      if (isApart || isWhole || (size > 0 && isWithin([from, to], inside))) continue;
      if (kind === 'sign') {
        if (from > start || (from === start && isWord(text[from - 1]))) from = end;
        if (to < end || (to === end && isWord(text[to]))) to = start;
      } else if (size > 0 && isWithin([from, to], [start, end])) {
        from = Math.max(from, inside[0]);
        to = Math.min(to, inside[1]);
      } else {
        from = Math.min(from, start);
        to = Math.max(to, end);
        // Beside a letter, marks around the sign at its end would not render.
        while (size === 0 && from > region[0] && isWord(text[from - 1])) from -= 1;
        while (size === 0 && to < region[1] && isWord(text[to])) to += 1;
      }
    }
    if (from >= to) return undefined;
    isDone = from === before[0] && to === before[1];
  }
  // The words of marks, rather than the marks with them.
  for (const span of spans.filter(({ kind }) => kind === 'marks').toReversed()) {
    if (span.from === from && span.to === to) [from, to] = span.inside;
  }
  return { region, range: [from, to] };
}
