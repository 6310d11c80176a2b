import { describe, expect, test } from 'vitest';
import { parseArticle } from './markup.ts';

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
  ...['# ', '```\n', '<a', '<!--', '&#0;', '[[a]]('],
];
const SIZES = [32, 256].map((kilobytes) => kilobytes * 1024);
/** Between linear (8) and quadratic growth (64), halfway in the exponent. */
const GROWTH = 8 ** 1.5;
/** Shorter times are mostly overhead of the measurement. */
const MEASURABLE_MS = 4;
const RUNS = 3;

function fill(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
}

/** The shortest CPU time of this thread, which a busy machine affects less than wall time. */
function parsingMs(markup: string): number {
  const once = () => {
    const before = process.threadCpuUsage();
    parseArticle(markup);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  return Math.max(MEASURABLE_MS, Math.min(...Array.from({ length: RUNS }, once)));
}

describe('parse time of hostile markup', () => {
  test('is measured for at least 30 fragments', () =>
    expect(FRAGMENTS.length).toBeGreaterThanOrEqual(30));

  test.each(FRAGMENTS)(
    'grows less than quadratically with the size: %j',
    { timeout: 60_000 },
    (piece) => {
      const [small = 0, large = 0] = SIZES.map((size) => parsingMs(fill(piece, size)));
      expect(large / small).toBeLessThan(GROWTH);
    },
  );
});
