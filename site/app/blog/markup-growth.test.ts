import { describe, expect, test } from 'vitest';
import { parseArticle } from './markup.ts';

/** Pieces that slow parsers down when they are repeated. */
const PIECES = [
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
/** Halfway, in the exponent, between time in proportion to the size (8) and to its square (64). */
const GROWTH = 8 ** 1.5;
/** Below this a clock measures itself. */
const MEASURABLE_MS = 4;
const LOOKS = 3;

function fill(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
}

/** The least CPU time of this thread: other work on the machine does not lengthen it as it does the clock's. */
function parsingMs(markup: string): number {
  const once = () => {
    const before = process.threadCpuUsage();
    parseArticle(markup);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  return Math.max(MEASURABLE_MS, Math.min(...Array.from({ length: LOOKS }, once)));
}

describe('the time to parse hostile markup', () => {
  test('has 30 kinds of it', () => expect(PIECES.length).toBeGreaterThanOrEqual(30));

  test.each(PIECES)('grows with its size: %j', { timeout: 60_000 }, (piece) => {
    const [small = 0, large = 0] = SIZES.map((size) => parsingMs(fill(piece, size)));
    expect(large / small).toBeLessThan(GROWTH);
  });
});
