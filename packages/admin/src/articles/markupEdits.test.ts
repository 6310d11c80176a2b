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
function edited(marked: string, edit: (selected: Selected) => Edit | undefined): string {
  const start = marked.indexOf('<');
  const end = marked.indexOf('>') - 1;
  const text = marked.replace('<', '').replace('>', '');
  const change = edit({ text, start, end });
  if (!change) return text;
  const { from, to, insert, select } = change;
  const [first, last] = select;
  const shown = `${insert.slice(0, first)}<${insert.slice(first, last)}>${insert.slice(last)}`;
  return text.slice(0, from) + shown + text.slice(to);
}

const bold = mark('**', 'bold');
const italic = mark('*', 'italic');
const list = lines(() => '- ', /^ *[-*+] /);
const ordered = lines((index) => `${index + 1}. `, /^ *\d+[.)] /);
const heading = lines(() => '## ', /^#{1,6} /);
const table = block('| a |\n|---|', 'a');

describe('markup edits', () => {
  test.each<[string, (selected: Selected) => Edit | undefined, string]>([
    ['a <b> c', bold, 'a **<b>** c'],
    ['a **<b>** c', bold, 'a <b> c'],
    ['a <>', bold, 'a **<bold>**'],
    ['a *<b>* c', italic, 'a <b> c'],
    ['a **<b>** c', italic, 'a ***<b>*** c'],
    ['a ***<b>*** c', italic, 'a **<b>** c'],
    ['one <word >two', bold, 'one **<word>** two'],
    ['one< lead> word', italic, 'one *<lead>* word'],
    ['<para one\n\npara two>', bold, '**<para one**\n\n**para two>**'],
    ['**<para one**\n\n**para two>**', bold, '<para one\n\npara two>'],
    ['<- one\n- two>', bold, '- **<one**\n- **two>**'],
    ['<## Head\nsoft\nbreak>', bold, '## **<Head**\n**soft\nbreak>**'],
    ['| <a | b> |', bold, '| **<a** | **b>** |'],
    ['say<"this">now', bold, 'say"**<this>**"now'],
    ['<a **b** c>', bold, '**<a b c>**'],
    ['a< >b', bold, 'a b'],
    ['```\na <b> c\n```', bold, '```\na b c\n```'],
    [
      'see <https://example.org/a_(b)>',
      link,
      'see [<words of the link>](https://example.org/a_\\(b\\))',
    ],
    ['see <this >now', link, 'see [this](<https://>) now'],
    ['see <this>', link, 'see [this](<https://>)'],
    ['<one **t>wo** three', bold, '**<one two>** three'],
    ['**one <two> three**', bold, '**one** <two> **three**'],
    ['*one <two> three*', bold, '*one **<two>** three*'],
    ['**o<>ne** two', bold, '<one> two'],
    ['**one**<, two> three', italic, '**one**, *<two>* three'],
    ['**one**<> two', italic, '**one** *<italic>* two'],
    [
      'see [<words> here](https://example.org)',
      bold,
      'see [**<words>** here](https://example.org)',
    ],
    ['<see [wo>rds](https://example.org) now', bold, '**<see [words](https://example.org)>** now'],
    ['x `<co>de` y', bold, 'x **<`code`>** y'],
    ['<| a |\n|---|\n| b |>', bold, '| **<a** |\n|---|\n| **b>** |'],
    ['<- one>', bold, '- **<one>**'],
    ['<>- one', bold, '- **<bold>**one'],
    ['<```\nx\n```\n\ny>', bold, '```\nx\n```\n\n**<y>**'],
    ['one< \n\n>two', link, 'one \n\n[words of the link](<https://>)two'],
    ['[a<](b)>', link, '[a](<b>)'],
    ['<a **b>c** d', link, '[a **bc**](<https://>) d'],
    ['<| a |\n|---|>', list, '| a |\n|---|'],
    ['<> > one', list, ' > - one<>'],
    ['one\n<two\n>three', list, 'one\n- two<>\n\nthree'],
    ['<1. a>\n2. b', ordered, 'a<>\n\n2. b'],
    ['**<a>\nb**', list, '- **a<>**\n\n**b**'],
    ['| a<> |\n|---|\n| b |', table, '| a |\n|---|\n| b |\n\n| <a> |\n|---|\n\n'],
    ['<one>', list, '- one<>'],
    ['a\nb<\nc>d\ne', list, 'a\n- b\n- cd<>\n\ne'],
    ['<- a\n- b>', list, 'a\nb<>'],
    ['<a\n\nb>\nc', list, '- a\n\n- b<>\n\nc'],
    ['<- a\n- b>', ordered, '1. a\n2. b<>'],
    ['<a\nb>', ordered, '1. a\n2. b<>'],
    ['<1. a\n2. b>', ordered, 'a\nb<>'],
    ['<>', table, '| <a> |\n|---|\n\n'],
    ['x<>y\nz', table, 'xy\n\n| <a> |\n|---|\n\nz'],
    ['[x](<https://>)', table, '[x](https://)\n\n| <a> |\n|---|\n\n'],
    ['```\nx<>\n```\ny', table, '```\nx\n```\n\n| <a> |\n|---|\n\ny'],
    ['x\n<>\ny', table, 'x\n\n| <a> |\n|---|\n\ny'],
    ['x\n\n<>\n\ny', table, 'x\n\n| <a> |\n|---|\n\ny'],
  ])('%j', (before, edit, after) => {
    expect(edited(before, edit)).toBe(after);
  });
});

test.each([
  ['- one<>', '- one\n- <>'],
  ['1. one\n9. two<>', '1. one\n9. two\n10. <>'],
  ['- a\n  - b<>', '- a\n  - b\n  - <>'],
  ['* a<>', '* a\n* <>'],
  ['+ a<>', '+ a\n+ <>'],
  ['1) a<>', '1) a\n2) <>'],
  ['- on<>e', '- on\n- <>e'],
  ['- one\n- <>', '- one\n\n<>'],
])('Enter continues or ends the list %j', (before, after) => {
  expect(edited(before, nextItem)).toBe(after);
});

test('Enter outside a list has no edit', () => {
  for (const [text, start, end] of [
    ['one', 3, 3],
    ['- one', 0, 0],
    ['- one', 2, 5],
    ['```\n- one', 9, 9],
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

/** The texts that an article shows, without alternative texts. */
function shownTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(shownTexts);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? (key === 'text' ? [value] : []) : shownTexts(value),
  );
}

const TEXTS = [
  'one **bold** two *it* three',
  'x **a *b* c** *d*',
  '***both*** x',
  'see [words here](https://e.org/a) and `code` x',
  '![alt](/uploads/a.webp "cap")\n\nafter',
  '- a **b**\n  - c\n\n1. d\n2. e',
  '> a *b*\n> c',
  '| a | b **c** |\n|---|:-:|\n| d e | f |\n\ng',
  '```\ncode\n```\n\nx **y**',
  '## a **b**\nc *d\ne* f',
  'a_b_c (d), “f”',
  '공기 **베어링**은 שלום *עולם*',
];
/** The signs of markup that an article shows as they are. */
const SIGNS = /\*|\]\(|^ *(?:#|>|-|\d+\.) |\||```/m;
const tools = { bold, italic, link, list, ordered, heading, table };

test.each(Object.entries(tools))('%s on any selection keeps what is shown', (_name, tool) => {
  for (const text of TEXTS) {
    for (let start = 0; start <= text.length; start += 1) {
      for (let end = start + 1; end <= text.length; end += 1) {
        const change = tool({ text, start, end });
        if (!change) continue;
        const { from, to, insert } = change;
        const after = text.slice(0, from) + insert + text.slice(to);
        const shown = shownTexts(parseArticle(after)).join('\n');
        expect(shown, `${start} to ${end}: ${after}`).not.toMatch(SIGNS);
      }
    }
  }
});

test('marks around any selection render, and can be removed again', () => {
  const text = 'A (20 °C).\n\n- "a" b\n- c, d\n\n## E f\ng\n\n|h|i|\n|-|-|';
  for (const tool of [bold, italic]) {
    for (let start = 0; start < text.length; start += 1) {
      for (let end = start + 1; end <= text.length; end += 1) {
        const change = tool({ text, start, end });
        if (!change) continue;
        const { from, to, insert, select } = change;
        const after = text.slice(0, from) + insert + text.slice(to);
        const shown = JSON.stringify(parseArticle(after));
        expect(shown, `${start} to ${end}: ${after}`).not.toContain('*');
        const [first, last] = [from + select[0], from + select[1]];
        const back = tool({ text: after, start: first, end: last });
        const undone = back && after.slice(0, back.from) + back.insert + after.slice(back.to);
        expect(undone, `${start} to ${end}: ${after}`).toBe(text);
      }
    }
  }
});
