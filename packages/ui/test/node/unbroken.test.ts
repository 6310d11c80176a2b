import { expect, it } from 'vitest';
import { unbroken } from '../../src/internal/unbroken.tsx';

it.each(['가', '(', '0', '0,', ',0,', '0,,0000000', '1–', '40–100 '])(
  'takes linear time for a long text of visitors: %j',
  (piece) => {
    const text = piece.repeat(Math.ceil(200_000 / piece.length));
    const before = process.threadCpuUsage();
    unbroken(text);
    // Quadratic time would be minutes.
    expect(process.threadCpuUsage(before).user / 1e6).toBeLessThan(2);
  },
);
