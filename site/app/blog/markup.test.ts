import { describe, expect, test } from 'vitest';
import { parseArticle } from './markup.ts';
import { readingTime } from './readingTime.ts';

const text = (value: string) => ({ type: 'text' as const, text: value });

describe('parseArticle', () => {
  test.each([
    [
      '## Lift-off & landing',
      [
        {
          type: 'heading',
          level: 2,
          id: 'lift-off-landing',
          children: [text('Lift-off & landing')],
        },
      ],
    ],
    ['### Detail', [{ type: 'heading', level: 3, id: 'detail', children: [text('Detail')] }]],
    ['One\ntwo', [{ type: 'paragraph', children: [text('One\ntwo')] }]],
    [
      '**bold** and *thin*',
      [
        {
          type: 'paragraph',
          children: [
            { type: 'strong', children: [text('bold')] },
            text(' and '),
            { type: 'emphasis', children: [text('thin')] },
          ],
        },
      ],
    ],
    [
      'a `b` c',
      [
        {
          type: 'paragraph',
          children: [text('a '), { type: 'inlineCode', text: 'b' }, text(' c')],
        },
      ],
    ],
    [
      '[map](/blog/x)',
      [
        {
          type: 'paragraph',
          children: [{ type: 'link', href: '/blog/x', children: [text('map')] }],
        },
      ],
    ],
    [
      '![A map](/uploads/map.webp "Fig. 1")',
      [{ type: 'image', src: '/uploads/map.webp', alt: 'A map', caption: 'Fig. 1' }],
    ],
    ['```text\nG = e * w\n```', [{ type: 'code', language: 'text', text: 'G = e * w' }]],
    ['> Rule', [{ type: 'quote', children: [{ type: 'paragraph', children: [text('Rule')] }] }]],
    ['- one\n- two', [{ type: 'list', items: [[text('one')], [text('two')]] }]],
  ])('%j', (markup, tree) => {
    expect(parseArticle(markup)).toEqual(tree);
  });

  test('keeps HTML as the text it is', () => {
    const markup = '<script>alert(1)</script> <b onclick="x()">b</b>';
    expect(parseArticle(markup)).toEqual([{ type: 'paragraph', children: [text(markup)] }]);
  });

  test('refuses links that run code', () => {
    expect(
      JSON.stringify(parseArticle('[x](javascript:alert(1)) ![x](data:text/html,x)')),
    ).not.toContain('"href"');
  });

  test('gives equal headings different anchors', () => {
    const ids = parseArticle('## Same\n\n## Same').map(
      (block) => block.type === 'heading' && block.id,
    );
    expect(ids).toEqual(['same', 'same-2']);
  });

  test.each([
    ['unclosed emphasis', '*a '],
    ['nested quotes', '> '],
    ['nested brackets', '['],
    ['backticks', '`a '],
    ['nested lists', '- '],
  ])('stays fast on %s', (_name, unit) => {
    const start = performance.now();
    parseArticle(unit.repeat(100_000 / unit.length));
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('readingTime', () => {
  test.each([
    [undefined, 0],
    ['', 0],
    ['one', 1],
    ['word '.repeat(200), 1],
    ['word '.repeat(201), 2],
  ])('%#', (content, minutes) => {
    expect(readingTime(content)).toBe(minutes);
  });
});
