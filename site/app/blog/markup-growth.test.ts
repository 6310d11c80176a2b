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

/** How often each size is measured, and how often again while its least time may still be that of a busy machine. */
const LOOKS = 5;
const ROUNDS = 4;

/** CPU time of this thread, which other work on the machine does not lengthen as it does the clock's; the least of all. */
function parsingMs(markup: string): number {
  const once = () => {
    const before = process.threadCpuUsage();
    parseArticle(markup);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  return Math.min(...Array.from({ length: LOOKS }, once));
}

/** By how much the time grows at most when the input doubles. */
function growthOf(times: readonly number[]): number {
  const ratios = times.map((time, index) => {
    const before = times[index - 1];
    if (before === undefined || time < MEASURABLE_MS) return 0;
    return time / Math.max(before, MEASURABLE_MS);
  });
  return Math.max(...ratios);
}

describe('the time to parse hostile markup', () => {
  test('has 30 kinds of it', () => expect(PIECES.length).toBeGreaterThanOrEqual(30));

  test.each(PIECES)('grows with its size: %j', { timeout: 60_000 }, (piece) => {
    const markups = SIZES.map((size) => fill(piece, size));
    let times = markups.map(parsingMs);
    for (let round = 1; round < ROUNDS && growthOf(times) >= GROWTH; round += 1) {
      times = markups.map((markup, index) => Math.min(parsingMs(markup), times[index] ?? 0));
    }
    expect(growthOf(times)).toBeLessThan(GROWTH);
  });
});
