import { parseArticle } from '@brand/service/markup';
import { describe, expect, test } from 'vitest';
import {
  block,
  type Edit,
  lines,
  link,
  mark,
  nextItem,
  pictureMarkup,
  type Selected,
} from './markupEdits.ts';

/** Edits a text in which `<` and `>` mark the selection. */
function edited(marked: string, edit: (selected: Selected) => Edit): string {
  const start = marked.indexOf('<');
  const end = marked.indexOf('>') - 1;
  const text = marked.replace('<', '').replace('>', '');
  const { from, to, insert, select } = edit({ text, start, end });
  const [first, last] = select;
  const shown = `${insert.slice(0, first)}<${insert.slice(first, last)}>${insert.slice(last)}`;
  return text.slice(0, from) + shown + text.slice(to);
}

const bold = mark('**', 'bold');
const italic = mark('*', 'italic');
const list = lines(() => '- ', /^- /);
const ordered = lines((index) => `${index + 1}. `, /^\d+\. /);
const table = block('| a |\n|---|', 'a');

describe('markup edits', () => {
  test.each<[string, (selected: Selected) => Edit, string]>([
    ['a <b> c', bold, 'a **<b>** c'],
    ['a **<b>** c', bold, 'a <b> c'],
    ['a <>', bold, 'a **<bold>**'],
    ['a *<b>* c', italic, 'a <b> c'],
    ['a **<b>** c', italic, 'a ***<b>*** c'],
    ['a ***<b>*** c', italic, 'a **<b>** c'],
    ['see <this>', link, 'see [this](<https://>)'],
    ['<one>', list, '- one<>'],
    ['a\nb<\nc>d\ne', list, 'a\n- b\n- cd<>\ne'],
    ['<- a\n- b>', list, 'a\nb<>'],
    ['<a\nb>', ordered, '1. a\n2. b<>'],
    ['<1. a\n2. b>', ordered, 'a\nb<>'],
    ['<>', table, '| <a> |\n|---|\n\n'],
    ['x<>y\nz', table, 'xy\n\n| <a> |\n|---|\n\nz'],
    ['[x](<https://>)', table, '[x](https://)\n\n| <a> |\n|---|\n\n'],
    ['x\n<>\ny', table, 'x\n\n| <a> |\n|---|\n\ny'],
    ['x\n\n<>\n\ny', table, 'x\n\n| <a> |\n|---|\n\ny'],
  ])('%j', (before, edit, after) => {
    expect(edited(before, edit)).toBe(after);
  });
});

test.each([
  ['- one<>', '- one\n- <>'],
  ['1. one\n9. two<>', '1. one\n9. two\n10. <>'],
  ['- on<>e', '- on\n- <>e'],
  ['- one\n- <>', '- one\n\n<>'],
])('Enter continues or ends the list %j', (before, after) => {
  const edit = (selected: Selected) => nextItem(selected) as Edit;
  expect(edited(before, edit)).toBe(after);
});

test('Enter outside a list has no edit', () => {
  for (const [text, start, end] of [
    ['one', 3, 3],
    ['- one', 0, 0],
    ['- one', 2, 5],
  ] as const) {
    expect(nextItem({ text, start, end })).toBeUndefined();
  }
});

test.each([
  { alt: 'A hall', caption: '' },
  { alt: 'A [new] hall \\ plant', caption: 'The "hall"' },
])('alternative text and caption survive escaping and parsing: %j', ({ alt, caption }) => {
  expect(parseArticle(pictureMarkup({ name: 'a.webp', alt, caption }))).toEqual([
    { type: 'image', src: '/uploads/a.webp', alt, caption: caption || undefined },
  ]);
});
