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

/** Adds `*` or `**` around the selection, or removes it. */
export function mark(mark: '*' | '**', example: string) {
  return ({ text, start, end }: Selected): Edit => {
    const size = mark.length;
    const inner = text.slice(start, end);
    const [{ length: stars }] = /\**$/.exec(text.slice(Math.max(0, start - 3), start)) ?? [''];
    const isMarked = size === 1 ? stars % 2 === 1 : stars >= 2;
    if (inner && isMarked && text.startsWith(mark, end)) {
      return { from: start - size, to: end + size, insert: inner, select: [0, inner.length] };
    }
    const words = inner || example;
    const insert = `${mark}${words}${mark}`;
    return { from: start, to: end, insert, select: [size, size + words.length] };
  };
}

/** Turns the selection into a link, and selects the URL. */
export function link({ text, start, end }: Selected): Edit {
  const before = `[${text.slice(start, end) || PLACEHOLDERS.link}](`;
  const { address } = PLACEHOLDERS;
  const select: Edit['select'] = [before.length, before.length + address.length];
  return { from: start, to: end, insert: `${before}${address})`, select };
}

/** Adds a prefix to each selected line, or removes it if all lines have it. */
export function lines(begin: (index: number) => string, pattern: RegExp) {
  return ({ text, start, end }: Selected): Edit => {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const next = text.indexOf('\n', end);
    const to = next < 0 ? text.length : next;
    const before = text.slice(from, to).split('\n');
    const isDone = before.every((line) => pattern.test(line));
    const insert = before
      .map((line, index) => (isDone ? '' : begin(index)) + line.replace(pattern, ''))
      .join('\n');
    return { from, to, insert, select: [insert.length, insert.length] };
  };
}

/** Starts the next list item at the caret, or ends the list after an empty item; undefined outside a list. */
export function nextItem({ text, start, end }: Selected): Edit | undefined {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [begin, number, words] = /^(?:- |(\d+)\. )(.*)/.exec(text.slice(from, start)) ?? [];
  if (start !== end || begin === undefined) return undefined;
  if (!words) return { from, to: end, insert: '\n', select: [1, 1] };
  const insert = number ? `\n${Number(number) + 1}. ` : '\n- ';
  return { from: end, to: end, insert, select: [insert.length, insert.length] };
}

/** Inserts a block with empty lines around it below the current line, and selects `selected` or moves the caret after it. */
export function block(markup: string, selected = '') {
  return ({ text, end: caret }: Selected): Edit => {
    const next = text.indexOf('\n', caret);
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
