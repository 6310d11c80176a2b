import { expect, it } from 'vitest';
import { unbroken } from '../../src/internal/unbroken.tsx';

it.each([
  ['Open 09:00–18:00.', ['Open ', '09:00–18:00.', '']],
  ['IP54–65', ['', 'IP54–65', '']],
  ['Enquiry E-AHC4-7T5X', ['Enquiry ', 'E-AHC4-7T5X', '']],
  ['from 40–100 m³/min, at', ['from ', '40–100 m³/min,', ' at']],
])('parts no word: %s', (text, parts) => {
  const nodes = unbroken(text) as (string | { props: { children: string } })[];
  expect(nodes.map((node) => (typeof node === 'string' ? node : node.props.children))).toEqual(
    parts,
  );
});

it.each(['가', '(', '0', '0,', ',0,', '0,,0000000', '1–', '40–100 ', '-', '0-'])(
  'takes linear time for a long text of visitors: %j',
  (piece) => {
    const text = piece.repeat(Math.ceil(200_000 / piece.length));
    const before = process.threadCpuUsage();
    unbroken(text);
    // Quadratic time would be minutes.
    expect(process.threadCpuUsage(before).user / 1e6).toBeLessThan(2);
  },
);
