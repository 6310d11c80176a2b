import { describe, expect, test } from 'vitest';
import { parseArticle } from './markup.ts';

/** Pieces that slow parsers down when they are repeated. */
const PIECES = [
  ...['(', '[', ']', '![', '[](', '[a](', '[a](b', '![a](b "c'],
  ...['*', '**', '***', '_', '__', '*a ', '**a ', '*a_ ', '_a* ', 'a**b'],
  ...['`', '``', '` ``', '\\', '\\*', '> ', '>> ', '- ', '- - ', '  - a\n'],
  ...['# ', '```\n', '<a', '<!--', '&#0;', '[[a]]('],
];
const SIZES = [50, 100, 200].map((kilobytes) => kilobytes * 1024);
const GROWTH = 2.3;
/** Below this a clock measures itself and the collection of garbage. */
const MEASURABLE_MS = 25;

function fill(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
}

/** CPU time of this thread, which other work on the machine does not lengthen as it does the clock's; the least of five. */
function parsingMs(markup: string): number {
  const once = () => {
    const before = process.threadCpuUsage();
    parseArticle(markup);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  return Math.min(once(), once(), once(), once(), once());
}

describe('the time to parse hostile markup', () => {
  test('has 30 kinds of it', () => expect(PIECES.length).toBeGreaterThanOrEqual(30));

  test.each(PIECES)('grows with its size: %j', { timeout: 60_000 }, (piece) => {
    const times = SIZES.map((size) => parsingMs(fill(piece, size)));
    for (const [index, time] of times.entries()) {
      const before = times[index - 1];
      if (before === undefined || time < MEASURABLE_MS) continue;
      expect(time / Math.max(before, MEASURABLE_MS)).toBeLessThan(GROWTH);
    }
  });
});
