import { PLACEHOLDERS } from '@brand/service/contract/admin';
import {
  fitted,
  type Line,
  linesOf,
  type Part,
  type Range,
  regionsOf,
  type Span,
  spansIn,
  trimmed,
} from './markupSpans.ts';

export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Replaces a part of a text, and sets the selection. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  /** Relative to the start of the inserted text. */
  select: [start: number, end: number];
}

/** Signs of an item. */
const LIST_ITEM = /^( *)(?:([-*+])|(\d+)([.)])) (.*)/;
/** What {@link lines} replaces. */
const LINE_MARK = /^ *(?:#{1,6}|[-*+]|\d+[.)]) +/;

type Change = [from: number, to: number, insert: string];

/** Joins several changes into one edit. Text inserted at either end of the selection stays outside of it. */
function joined(text: string, changes: readonly Change[], [start, end]: Range): Edit {
  const sorted = changes.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const from = Math.min(start, sorted[0]?.[0] ?? start);
  const to = Math.max(end, ...sorted.map((change) => change[1]));
  let insert = '';
  let place = from;
  const moved = (isBefore: (change: Change) => boolean) =>
    sorted.filter(isBefore).reduce((sum, [at, stop, added]) => sum + added.length - (stop - at), 0);
  for (const [at, stop, added] of sorted) {
    insert += text.slice(place, at) + added;
    place = stop;
  }
  const first = start - from + moved(([, stop]) => stop <= start);
  const last = end - from + moved(([at]) => at < end);
  return { from, to, insert: insert + text.slice(place, to), select: [first, last] };
}

/** Where words can be inserted at a caret: not within signs. */
function caretPlace(text: string, caret: number): [place: number, region: Range] | undefined {
  const line = linesOf(text).find(({ to }) => caret <= to);
  if (line?.kind === 'code' || line?.kind === 'ruler') return undefined;
  const regions = regionsOf(text);
  const region =
    regions.find(([from, to]) => from <= caret && caret <= to) ??
    regions.findLast(([from, to]) => from >= (line?.from ?? 0) && to <= caret) ??
    regions.find(([from]) => from >= caret && from <= (line?.to ?? 0));
  if (!region) return [caret, [caret, caret]];
  let place = Math.max(region[0], Math.min(caret, region[1]));
  for (const { kind, from, to, inside } of spansIn(text, region)) {
    if (place <= from || place >= to) continue;
    if (kind === 'marks') place = Math.max(inside[0], Math.min(place, inside[1]));
    else if (kind !== 'link' || place < inside[0] || place > inside[1]) place = to;
  }
  return [place, region];
}

/** The parts of a selection that marks can surround: one in each paragraph, item or cell. */
function partsOf({ text, start, end }: Selected): Part[] {
  return regionsOf(text).flatMap((region) => {
    const [from, to] = region;
    if (end <= from || start >= to) return [];
    return fitted(text, region, [Math.max(from, start), Math.min(to, end)]) ?? [];
  });
}

/** Adds `*` or `**` around each part of the selection, or removes it. */
export function mark(mark: '*' | '**', example: string) {
  const { length: size } = mark;
  const spansOf = (text: string, region: Range) =>
    spansIn(text, region).filter((span) => span.size === size);
  return (selected: Selected): Edit | undefined => {
    const { text, start, end } = selected;
    if (start === end) {
      const [place, region] = caretPlace(text, start) ?? [];
      if (place === undefined || !region) return undefined;
      const around = spansOf(text, region).find(({ from, to }) => from <= place && place <= to);
      if (around) return joined(text, unmarked(text, region, around, around.inside), around.inside);
      // Marks that touch would be one.
      const marks = spansIn(text, region).filter(({ kind }) => kind === 'marks');
      const before = marks.some(({ to }) => to === place) ? ' ' : '';
      const after = marks.some(({ from }) => from === place) ? ' ' : '';
      const insert = `${before}${mark}${example}${mark}${after}`;
      const first = insert.indexOf(example);
      return { from: place, to: place, insert, select: [first, first + example.length] };
    }
    const parts = partsOf(selected).map((part) => ({
      ...part,
      around: spansOf(text, part.region).find(
        ({ inside }) => inside[0] <= part.range[0] && part.range[1] <= inside[1],
      ),
    }));
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last) return undefined;
    const isDone = parts.every(({ around }) => around);
    const changes: Change[] = [];
    for (const { region, range, around } of parts) {
      if (around) {
        if (isDone) changes.push(...unmarked(text, region, around, range));
        continue;
      }
      const spans = spansOf(text, region);
      // Neighbours become one.
      range[0] = spans.find(({ to }) => to === range[0])?.from ?? range[0];
      range[1] = spans.find(({ from }) => from === range[1])?.to ?? range[1];
      for (const { from, to, inside } of spans) {
        if (from < range[0] || to > range[1]) continue;
        changes.push([from, inside[0], ''], [inside[1], to, '']);
      }
      changes.push([range[0], range[0], mark], [range[1], range[1], mark]);
    }
    return joined(text, changes, [first.range[0], last.range[1]]);
  };
}

/** Removes marks from a part of what they surround. */
function unmarked(text: string, region: Range, span: Span, part: Range): Change[] {
  const { from, to, inside } = span;
  // Beside other marks, those of its parts would belong to them.
  if (text[from - 1] === '*' || text[to] === '*')
    return [
      [from, inside[0], ''],
      [inside[1], to, ''],
    ];
  const within = spansIn(text, region).filter(
    (other) => other !== span && inside[0] <= other.from && other.to <= inside[1],
  );
  // Marks within these marks stay whole.
  let [start, end] = part;
  for (const other of within) {
    if (end <= other.from || start >= other.to) continue;
    start = Math.min(start, other.from);
    end = Math.max(end, other.to);
  }
  const changes: Change[] = [];
  const mark = text.slice(from, inside[0]);
  const before = trimmed(text, [inside[0], start]);
  const after = trimmed(text, [end, inside[1]]);
  if (before[0] < before[1]) changes.push([before[1], before[1], mark]);
  else changes.push([from, inside[0], '']);
  if (after[0] < after[1]) changes.push([after[0], after[0], mark]);
  else changes.push([inside[1], to, '']);
  return changes;
}

/** Turns the selection into a link and selects its address, or the words if the selection is an address. */
export function link(selected: Selected): Edit | undefined {
  const { text, start, end } = selected;
  const part = partsOf(selected)[0];
  const [place, around] = caretPlace(text, part?.range[0] ?? end) ?? [];
  if (place === undefined || !around) return undefined;
  let [from, to] = part?.range ?? [place, place];
  const spans = spansIn(text, around);
  const present = spans.find(
    (span) => span.kind === 'link' && span.from < Math.max(to, from + 1) && span.to > from,
  );
  if (present) {
    const [begin, stop]: Range = [present.inside[1] + 2, present.to - 1];
    return { from: begin, to: stop, insert: text.slice(begin, stop), select: [0, stop - begin] };
  }
  // Beside a letter, marks around a link would not render.
  for (const span of spans) {
    if (span.kind === 'marks' && span.inside[0] === from && span.inside[1] === to)
      [from, to] = [span.from, span.to];
  }
  const words = text.slice(from, to);
  if (start !== end && /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(words)) {
    const insert = `[${PLACEHOLDERS.link}](${words.replace(/[()\\]/g, '\\$&')})`;
    return { from, to, insert, select: [1, 1 + PLACEHOLDERS.link.length] };
  }
  const before = `[${words || PLACEHOLDERS.link}](`;
  const { address } = PLACEHOLDERS;
  const select: Edit['select'] = [before.length, before.length + address.length];
  return { from, to, insert: `${before}${address})`, select };
}

/** Adds a prefix to each selected line of text, or removes it if all of them have it. */
export function lines(begin: (index: number) => string, pattern: RegExp) {
  const isList = !begin(0).startsWith('#');
  return ({ text, start, end }: Selected): Edit | undefined => {
    // A selection that ends at the beginning of a line does not include it.
    const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
    const all = linesOf(text);
    const found = all.filter(({ from, to }) => to >= start && from <= last);
    const chosen = found.filter(
      ({ kind }) => kind === 'text' || (kind === 'blank' && found.length === 1),
    );
    const [first, final] = [chosen[0], chosen.at(-1)];
    if (!first || !final) return undefined;
    const read = chosen.map(({ from, to }) => {
      const line = text.slice(from, to);
      const [quote = ''] = /^(?: *>)* ?/.exec(line.includes('>') ? line : '') ?? [];
      return { from: from + quote.length, line: line.slice(quote.length) };
    });
    const isDone = read.every(({ line }) => pattern.test(line));
    const changes = read.map(({ from, line }, index): Change => {
      const [sign = ''] = LINE_MARK.exec(line) ?? [];
      return [from, from + sign.length, isDone ? '' : begin(index)];
    });
    // A line below a list would belong to its last item, and an item below a paragraph to that.
    const below = all[all.indexOf(final) + 1];
    const isItem = below !== undefined && below.words > below.from;
    const hasGap = isList && below?.kind === 'text' && isItem === isDone;
    const gap: Change[] = hasGap ? [[final.to, final.to, '\n']] : [];
    const edit = joined(
      text,
      [...changes, ...dividedMarks(text, chosen), ...gap],
      [first.from, final.to],
    );
    const [, caret] = edit.select;
    return { ...edit, select: [caret, caret] };
  };
}

/** Ends and continues the marks that reach over the ends of lines, where these become blocks of their own. */
function dividedMarks(text: string, chosen: readonly Line[]): Change[] {
  const ends = new Set(chosen.flatMap(({ from, to }) => [from - 1, to]));
  return regionsOf(text).flatMap(([start, end]) => {
    const cuts = [...ends].filter((place) => start < place && place < end);
    if (cuts.length === 0) return [];
    const spans = spansIn(text, [start, end]).filter(({ kind }) => kind === 'marks');
    return cuts.flatMap((place): Change[] => {
      const across = spans.filter(({ from, to }) => from < place && place < to);
      const marks = across.map(({ inside, from }) => text.slice(from, inside[0]));
      const [last, next] = [trimmed(text, [start, place])[1], trimmed(text, [place, end])[0]];
      return [
        [last, last, marks.join('')],
        [next, next, marks.toReversed().join('')],
      ];
    });
  });
}

/** Starts the next list item at the caret, or ends the list after an empty item; undefined outside a list. */
export function nextItem({ text, start, end }: Selected): Edit | undefined {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const item = LIST_ITEM.exec(text.slice(from, start));
  const line = linesOf(text).find(({ to }) => start <= to);
  if (start !== end || !item || line?.kind !== 'text') return undefined;
  const [, indent = '', sign, number, dot = '.', words] = item;
  if (!words) return { from, to: end, insert: '\n', select: [1, 1] };
  const insert = `\n${indent}${sign ?? `${Number(number) + 1}${dot}`} `;
  return { from: end, to: end, insert, select: [insert.length, insert.length] };
}

/** Inserts a block with empty lines around it below the current line, and selects `selected` or moves the caret after it. */
export function block(markup: string, selected = '') {
  return ({ text, end: caret }: Selected): Edit => {
    const [current, ...below] = linesOf(text).filter(({ to }) => to >= caret);
    // Code, tables, and what marks surround stay whole.
    const isWhole = current && /^(?:code|table|ruler)$/.test(current.kind);
    const parts = current?.kind === 'code' ? ['code'] : ['table', 'ruler'];
    const next = isWhole ? below.findIndex(({ kind }) => !parts.includes(kind)) : 0;
    const stop =
      (next < 0 ? below.at(-1) : next > 0 ? below[next - 1] : current)?.to ?? text.length;
    const region = regionsOf(text).find(([from, to]) => from <= stop && stop < to);
    const isWithin =
      region && spansIn(text, region).some(({ from, to }) => from < stop && stop < to);
    const end = isWithin ? region[1] : stop;
    const before = /(\n*)$/.exec(text.slice(Math.max(0, end - 2), end))?.[1] ?? '';
    const after = /^\n{0,2}/.exec(text.slice(end, end + 2))?.[0] ?? '';
    const lead = end === 0 ? '' : '\n'.repeat(2 - before.length);
    const insert = `${lead}${markup}${'\n'.repeat(2 - after.length)}`;
    const at = selected ? lead.length + Math.max(0, markup.indexOf(selected)) : insert.length;
    return { from: end, to: end, insert, select: [at, at + selected.length] };
  };
}

/** A stored picture with its alternative text and caption. */
export interface PictureWords {
  name: string;
  alt: string;
  /** Empty if there is none. */
  caption: string;
}

export function pictureMarkup({ name, alt, caption }: PictureWords): string {
  const title = caption && ` "${caption.replace(/["\\]/g, '\\$&')}"`;
  return `![${alt.replace(/[[\]\\]/g, '\\$&')}](/uploads/${name}${title})`;
}

/** Applies an edit, if there is one. `setRangeText` could not be undone, so it uses the deprecated `execCommand`. */
export function applyEdit(
  area: HTMLTextAreaElement,
  edit: (selected: Selected) => Edit | undefined,
): boolean {
  const change = edit({
    text: area.value,
    start: area.selectionStart,
    end: area.selectionEnd,
  });
  if (!change) return false;
  const { from, to, insert, select } = change;
  area.focus();
  area.setSelectionRange(from, to);
  document.execCommand('insertText', false, insert);
  area.setSelectionRange(from + select[0], from + select[1]);
  return true;
}
