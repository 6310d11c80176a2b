import { describe, expect, test } from 'vitest';
import { excessIn } from '../src/markup/excess.ts';
import { parseArticle, shownPictures } from '../src/markup/markup.ts';
import { signsLeftIn } from '../src/posts/leftSigns.ts';

/** Fragments that slow down parsers when repeated. */
const FRAGMENTS = [
  ...['(', '[', ']', '![', '[](', '[a](', '[a](b', '![a](b "c'],
  ...['*', '**', '***', '_', '__', '*a ', '**a ', '*a_ ', '_a* ', 'a**b'],
  ...['`', '``', '` ``', '\\', '\\*', '> ', '>> ', '- ', '- - ', '  - a\n'],
  ...[
    '|',
    '|a',
    '| a | b |\n',
    '|-|-\n',
    '| a |\n|-|\n',
    'a|b\n-|-\n',
    '|`',
    '\\|',
    '|*a',
    '> |a\n',
  ],
  ...[
    '# ',
    '## a\n',
    '## a 2\n## a\n',
    '**「」**',
    '```\n',
    '<a',
    '<!--',
    '&#0;',
    '[[a]](',
    '[a](b c\n',
    '~~a\n',
    '<br \n',
    '|a|b\n',
    '\\`',
  ],
];
const SMALL = 8 * 1024;
const FACTOR = 8;
/** Between linear and quadratic growth, halfway in the exponent. */
const GROWTH = FACTOR ** 1.5;
/** Shorter times are mostly overhead of the measurement. */
const MEASURABLE_MS = 2;

function fill(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
}

/** CPU time of this thread, which a busy machine affects less than wall time. */
function parsingMs(markup: string): number {
  const before = process.threadCpuUsage();
  parseArticle(markup);
  shownPictures(markup);
  excessIn(markup);
  signsLeftIn(markup);
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(MEASURABLE_MS, (user + system) / 1000);
}

/** Other work only adds to a time, so the shortest is the best. */
const shortest = (markup: string) => Math.min(...[1, 2, 3].map(() => parsingMs(markup)));

describe('parse time of hostile markup', () => {
  test('is measured for at least 30 fragments', () =>
    expect(FRAGMENTS.length).toBeGreaterThanOrEqual(30));

  test.each(FRAGMENTS)(
    'grows less than quadratically with the size: %j',
    { timeout: 60_000 },
    (piece) => {
      const small = shortest(fill(piece, SMALL));
      const large = fill(piece, SMALL * FACTOR);
      if (parsingMs(large) / small < GROWTH) return;
      expect(shortest(large) / small).toBeLessThan(GROWTH);
    },
  );
});
