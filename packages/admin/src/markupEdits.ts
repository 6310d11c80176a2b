import { PLACEHOLDERS } from '@brand/service/contract/admin';

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

/** A line that starts a block of its own: a heading, a quote, an item of a list or a row of a table. */
const BLOCK_START = /^ *(?:(?:#{1,6}|>|[-*+]|\d+[.)]) +|\|)/;
const LIST_ITEM = /^( *)(?:([-*+])|(\d+)([.)])) (.*)/;
/** What {@link lines} replaces. */
const LINE_MARK = /^ *(?:#{1,6}|[-*+]|\d+[.)]) +/;

/** From the opening line to the end of the closing line of the fenced code around a place. */
function fenceAround(text: string, place: number): [from: number, to: number] | undefined {
  let opened: { from: number; sign: string } | undefined;
  for (const { index, 0: line, 1: sign = '' } of text.matchAll(/^(?: {0,3}(`{3,}|~{3,}))?.*$/gm)) {
    const end = index + line.length;
    if (opened && sign.startsWith(opened.sign)) {
      if (place > opened.from && place <= end) return [opened.from, end];
      opened = undefined;
    } else if (!opened && sign) opened = { from: index, sign };
  }
  return opened && place > opened.from ? [opened.from, text.length] : undefined;
}

const isWord = (character: string | undefined) => /[\p{L}\p{M}\p{N}]/u.test(character ?? '');
const isSpace = (character: string | undefined) => !character || /\s/.test(character);

/**
 * The parts of a selection that marks can surround: one in each paragraph, item or cell. Spaces at the ends stay
 * outside, and so does punctuation beside a letter, because the marks would not render there.
 */
function markable({ text, start, end }: Selected): [from: number, to: number][] {
  const parts: [number, number][] = [];
  const push = (from: number, to: number) => {
    const isOutside = (place: number, beside: number) =>
      isSpace(text[place]) || (!isWord(text[place]) && text[place] !== '*' && isWord(text[beside]));
    while (from < to && isOutside(from, from - 1)) from += 1;
    while (from < to && isOutside(to - 1, to)) to -= 1;
    if (from < to) parts.push([from, to]);
  };
  let from = start;
  for (const { index, 0: line } of text.matchAll(/^.*$/gm)) {
    const begin = BLOCK_START.exec(line);
    if (index + line.length < start || index >= end) continue;
    if (line.trim() && !begin) continue;
    push(from, Math.min(index, end));
    from = Math.max(start, index + (begin?.[0].length ?? line.length));
    // Cells end at bars, and a heading ends with its line.
    const ends = begin?.[0].endsWith('|')
      ? /(?<!\\)\|/g
      : begin?.[0].startsWith('#')
        ? /$/g
        : /(?!)/g;
    for (const { index: stop } of line.matchAll(ends)) {
      push(from, Math.min(index + stop, end));
      from = Math.max(from, index + stop + 1);
    }
  }
  push(from, end);
  return parts;
}

/** A part without the marks at its ends that belong to each other, or to marks outside of it. */
function withoutMarks(text: string, [from, to]: [number, number]): [number, number] {
  const words = text.slice(from, to);
  const [before = ''] = /^\**/.exec(words) ?? [];
  let end = words.length;
  while (end > before.length && words[end - 1] === '*') end -= 1;
  const [inside, after] = [words.slice(before.length, end), words.slice(end)];
  const isPair = before === after && !inside.includes('*');
  const isHalf = !before !== !after && !inside.includes('*');
  return isPair || isHalf ? [from + before.length, to - after.length] : [from, to];
}

/** Adds `*` or `**` around each part of the selection, or removes it. */
export function mark(mark: '*' | '**', example: string) {
  const size = mark.length;
  const inside = size === 1 ? /(?<!\*)\*(?!\*)/g : /\*\*/g;
  return (selected: Selected): Edit | undefined => {
    const { text, start, end } = selected;
    if (fenceAround(text, start)) return undefined;
    if (start === end)
      return {
        from: start,
        to: end,
        insert: `${mark}${example}${mark}`,
        select: [size, size + example.length],
      };
    const parts = markable(selected).map((part) => withoutMarks(text, part));
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last) return undefined;
    const isMarked = ([from, to]: [number, number]) => {
      const [{ length: before }] = /\**$/.exec(text.slice(Math.max(0, from - 3), from)) ?? [''];
      return (size === 1 ? before % 2 === 1 : before >= 2) && text.startsWith(mark, to);
    };
    const done = parts.every(isMarked);
    const [from, to] = done ? [first[0] - size, last[1] + size] : [first[0], last[1]];
    let insert = '';
    let next = from;
    for (const part of parts) {
      const words = text.slice(...part).replace(inside, '');
      const begin = done ? part[0] - size : part[0];
      insert += text.slice(next, begin) + (done ? words : `${mark}${words}${mark}`);
      next = done ? part[1] + size : part[1];
    }
    const kept = done ? 0 : size;
    return { from, to, insert, select: [kept, insert.length - kept] };
  };
}

/** Turns the selection into a link and selects its address, or the words if the selection is an address. */
export function link(selected: Selected): Edit | undefined {
  const { text, start, end } = selected;
  if (fenceAround(text, start)) return undefined;
  const [from, to] = markable(selected)[0] ?? [start, end];
  const words = text.slice(from, to);
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(words)) {
    const insert = `[${PLACEHOLDERS.link}](${words.replace(/[()\\]/g, '\\$&')})`;
    return { from, to, insert, select: [1, 1 + PLACEHOLDERS.link.length] };
  }
  const before = `[${words || PLACEHOLDERS.link}](`;
  const { address } = PLACEHOLDERS;
  const select: Edit['select'] = [before.length, before.length + address.length];
  return { from, to, insert: `${before}${address})`, select };
}

/** Adds a prefix to each selected line, or removes it if all lines have it. */
export function lines(begin: (index: number) => string, pattern: RegExp) {
  const isList = !begin(0).startsWith('#');
  return ({ text, start, end }: Selected): Edit | undefined => {
    if (fenceAround(text, start)) return undefined;
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const next = text.indexOf('\n', end);
    const to = next < 0 ? text.length : next;
    const before = text.slice(from, to).split('\n');
    const isEmpty = (line: string) => !line.trim() && before.length > 1;
    const isDone = before.every((line) => isEmpty(line) || pattern.test(line));
    let index = 0;
    const changed = before.map((line) => {
      if (isEmpty(line)) return line;
      const words = line.replace(LINE_MARK, '');
      return isDone ? words : begin(index++) + words;
    });
    const insert = changed.join('\n');
    // A line below a list would belong to its last item.
    const below = text.slice(to + 1).split('\n', 1)[0] ?? '';
    const gap = isList && !isDone && below.trim() && !BLOCK_START.test(below) ? '\n' : '';
    return { from, to, insert: insert + gap, select: [insert.length, insert.length] };
  };
}

/** Starts the next list item at the caret, or ends the list after an empty item; undefined outside a list. */
export function nextItem({ text, start, end }: Selected): Edit | undefined {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const item = LIST_ITEM.exec(text.slice(from, start));
  if (start !== end || !item || fenceAround(text, start)) return undefined;
  const [, indent = '', sign, number, dot = '.', words] = item;
  if (!words) return { from, to: end, insert: '\n', select: [1, 1] };
  const insert = `\n${indent}${sign ?? `${Number(number) + 1}${dot}`} `;
  return { from: end, to: end, insert, select: [insert.length, insert.length] };
}

/** Inserts a block with empty lines around it below the current line, and selects `selected` or moves the caret after it. */
export function block(markup: string, selected = '') {
  return ({ text, end: caret }: Selected): Edit => {
    const place = fenceAround(text, caret)?.[1] ?? caret;
    const next = text.indexOf('\n', place);
    const end = next < 0 ? text.length : next;
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
