import { describe, expect, test } from 'vitest';
import { excessIn } from '../src/markup/excess.ts';
import { parseArticle, shownPictures } from '../src/markup/markup.ts';

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
  ...['# ', '## a\n', '## a 2\n## a\n', '**「」**', '```\n', '<a', '<!--', '&#0;', '[[a]]('],
];
const SMALL = 16 * 1024;
const FACTOR = 16;
/** Between linear and quadratic growth, halfway in the exponent. */
const GROWTH = FACTOR ** 1.5;
/** Shorter times are mostly overhead of the measurement. */
const MEASURABLE_MS = 4;

function fill(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
}

/** CPU time of this thread, which a busy machine affects less than wall time. */
function parsingMs(markup: string): number {
  const before = process.threadCpuUsage();
  parseArticle(markup);
  shownPictures(markup);
  excessIn(markup);
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(MEASURABLE_MS, (user + system) / 1000);
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[1] ?? 0;

describe('parse time of hostile markup', () => {
  test('is measured for at least 30 fragments', () =>
    expect(FRAGMENTS.length).toBeGreaterThanOrEqual(30));

  test.each(FRAGMENTS)(
    'grows less than quadratically with the size: %j',
    { timeout: 60_000 },
    (piece) => {
      const small = median([1, 2, 3].map(() => parsingMs(fill(piece, SMALL))));
      const large = parsingMs(fill(piece, SMALL * FACTOR));
      expect(large / small).toBeLessThan(GROWTH);
    },
  );
});
