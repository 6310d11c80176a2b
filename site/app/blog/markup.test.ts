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
    [
      '![A \\[hot\\] *map*](/uploads/map.webp)',
      [{ type: 'image', src: '/uploads/map.webp', alt: 'A [hot] map' }],
    ],
    ['```text\nG = e * w\n```', [{ type: 'code', language: 'text', text: 'G = e * w' }]],
    ['> Rule', [{ type: 'quote', children: [{ type: 'paragraph', children: [text('Rule')] }] }]],
    ['1. one\n2. two', [{ type: 'list', ordered: true, items: [[text('one')], [text('two')]] }]],
    ['3) three', [{ type: 'list', ordered: true, start: 3, items: [[text('three')]] }]],
    [
      '| Flow | **Power** | |\n|:--|--:|---|\n| 40 % | a \\| b |\n\nAfter',
      [
        {
          type: 'table',
          head: [[text('Flow')], [{ type: 'strong', children: [text('Power')] }], []],
          rows: [[[text('40 %')], [text('a | b')], []]],
          align: ['start', 'end', 'start'],
        },
        { type: 'paragraph', children: [text('After')] },
      ],
    ],
    ['- one\n- two', [{ type: 'list', items: [[text('one')], [text('two')]] }]],
  ])('%j', (markup, tree) => {
    expect(parseArticle(markup)).toEqual(tree);
  });

  test('keeps HTML as text', () => {
    const markup = '<script>alert(1)</script> <b onclick="x()">b</b>';
    expect(parseArticle(markup)).toEqual([{ type: 'paragraph', children: [text(markup)] }]);
  });

  test('rejects links that run code', () => {
    expect(
      JSON.stringify(parseArticle('[x](javascript:alert(1)) ![x](data:text/html,x)')),
    ).not.toContain('"href"');
  });

  test('gives equal headings unique anchors', () => {
    const ids = parseArticle('## Same\n\n## Same').map(
      (block) => block.type === 'heading' && block.id,
    );
    expect(ids).toEqual(['same', 'same-2']);
  });

  test('limits the number of cells that a table is filled up with', () => {
    const line = (cell: string) => `${cell.repeat(20_000)}|\n`;
    const [table] = parseArticle(`${line('|a')}${line('|-')}${'|\n'.repeat(50_000)}`);
    const rows = table?.type === 'table' ? table.rows.length : 0;
    expect(rows).toBeLessThan(10);
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
