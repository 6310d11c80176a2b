import { describe, expect, test } from 'vitest';
import { parseArticle } from '../src/markup/markup.ts';
import { readingTime } from '../src/markup/readingTime.ts';
import { randomMarkup } from './support/randomMarkup.ts';

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
    ['- one\n\n- two', [{ type: 'list', items: [[text('one')], [text('two')]] }]],
    [
      '- one\n\n  more\n- two',
      [
        {
          type: 'list',
          items: [
            [
              { type: 'paragraph', children: [text('one')] },
              { type: 'paragraph', children: [text('more')] },
            ],
            [text('two')],
          ],
        },
      ],
    ],
    [
      'Before ![A](/a.webp)![B](/b.webp "Fig. 2")\nafter',
      [
        { type: 'paragraph', children: [text('Before ')] },
        { type: 'image', src: '/a.webp', alt: 'A' },
        { type: 'image', src: '/b.webp', alt: 'B', caption: 'Fig. 2' },
        { type: 'paragraph', children: [text('\nafter')] },
      ],
    ],
    [
      '[Text **![A](/a.webp)**](/blog/x)',
      [
        {
          type: 'paragraph',
          children: [{ type: 'link', href: '/blog/x', children: [text('Text ')] }],
        },
        { type: 'image', src: '/a.webp', alt: 'A', href: '/blog/x' },
      ],
    ],
    [
      '## One ![A](/a.webp) two',
      [
        { type: 'heading', level: 2, id: 'one-two', children: [text('One '), text(' two')] },
        { type: 'image', src: '/a.webp', alt: 'A' },
      ],
    ],
    [
      '- one ![A](/a.webp)',
      [
        {
          type: 'list',
          items: [
            [
              { type: 'paragraph', children: [text('one ')] },
              { type: 'image', src: '/a.webp', alt: 'A' },
            ],
          ],
        },
      ],
    ],
    [
      '![A map](https://maps.example/a.png "Seoul")',
      [
        {
          type: 'paragraph',
          children: [
            { type: 'link', href: 'https://maps.example/a.png', children: [text('A map')] },
            text(' (Seoul)'),
          ],
        },
      ],
    ],
    [
      '[![A map](//maps.example/a.png)](/blog/x "Read on")',
      [
        {
          type: 'paragraph',
          children: [
            { type: 'link', href: '/blog/x', children: [text('A map')] },
            text(' (Read on)'),
          ],
        },
      ],
    ],
    [
      '[x](ftp://files.example)',
      [{ type: 'paragraph', children: [text('[x](ftp://files.example)')] }],
    ],
    ['a\\\nb', [{ type: 'paragraph', children: [text('a'), text('\\\n'), text('b')] }]],
    [
      '> | a |\n> |---|\n> | b | c \\| d | e |',
      [
        {
          type: 'quote',
          children: [
            {
              type: 'table',
              head: [[text('a')], [], []],
              rows: [[[text('b')], [text('c | d')], [text('e')]]],
              align: ['start', 'start', 'start'],
            },
          ],
        },
      ],
    ],
    ['- one\n- two', [{ type: 'list', items: [[text('one')], [text('two')]] }]],
  ])('%j', (markup, tree) => {
    expect(parseArticle(markup)).toEqual(tree);
  });

  describe('keeps every word', () => {
    const sizes = Array.from({ length: 400 }, (_, seed) => seed + 1);
    test.each(sizes)('of generated text %i', (seed) => {
      const { markup, words } = randomMarkup(seed);
      const tree = JSON.stringify(parseArticle(markup));
      const missing = words.filter((word) => !tree.includes(word));
      expect(missing, markup).toEqual([]);
    });
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

  test.each([
    ['## Übersicht für Anfänger', ['übersicht-für-anfänger']],
    ['## Übersicht'.normalize('NFD'), ['übersicht']],
    ['## 한국어 제목'.normalize('NFD'), ['한국어-제목']],
    ['## हिन्दी शीर्षक', ['हिन्दी-शीर्षक']],
    ['## صُورَة', ['صُورَة']],
    ['## Ｆｌｏｗ ① m³', ['flow-1-m3']],
    ['## 🚀', ['section']],
    ['## A\n## A 2\n## A\n## A-2\n## A', ['a', 'a-2', 'a-3', 'a-2-2', 'a-4']],
    [
      '## Comments\n## Main\n## Newsletter\n## Comment 7\n## TOP',
      ['comments-2', 'main-2', 'newsletter-2', 'comment-7-2', 'top-2'],
    ],
    ['## Comments\n## Comments 2', ['comments-2', 'comments-2-2']],
    ['## Commented\n## Main line', ['commented', 'main-line']],
  ])('gives the headings of %j anchors of whole letters, unique in the page', (markup, ids) => {
    const article = parseArticle(markup, /^(top|main|comments|comment-\d+|newsletter)$/);
    expect(article.map((block) => block.type === 'heading' && block.id)).toEqual(ids);
  });

  test.each([
    ['**마크다운(Markdown)**을', '마크다운(Markdown)', '을'],
    ['**「重要」**です', '「重要」', 'です'],
    ['**注意：**本文', '注意：', '本文'],
    ['*（斜体）*文字', '（斜体）', '文字'],
  ])('emphasizes in %s beside a letter', (markup, marked, rest) => {
    const [paragraph] = parseArticle(markup);
    const children = paragraph?.type === 'paragraph' ? paragraph.children : [];
    expect(children).toMatchObject([{ children: [text(marked)] }, text(rest)]);
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
    ['well-kept, 0.62 '.repeat(100), 1],
    ['水', 1],
    ['水，'.repeat(201), 2],
    ['ブログを読む。'.repeat(100), 2],
    ['การบำรุงรักษา '.repeat(101), 2],
    ['고속 블로워 '.repeat(100), 1],
  ])('case %#', (content, minutes) => {
    expect(readingTime(content)).toBe(minutes);
  });

  test('of 5,800 Chinese characters is a quarter of an hour or more', () => {
    expect(readingTime('涡轮鼓风机的轴承'.repeat(725))).toBeGreaterThanOrEqual(14);
  });
});
