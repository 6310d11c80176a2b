import { expect, test } from 'vitest';
import { inOtherWords } from '../../storybook/words/otherWords.ts';

const text = 'Oil-free turbo blowers, 40 to 150 m³/min';

test('a German replacement is longer than the word and always the same', () => {
  const [first, second] = inOtherWords('Blowers blowers', 'long German').split(' ');
  expect(first).toBe(second);
  for (const word of ['blowers', 'certification', 'maintenance']) {
    const { length } = inOtherWords(word, 'long German');
    expect(length, word).toBeGreaterThanOrEqual(word.length * 1.5);
    expect(length, word).toBeLessThanOrEqual(word.length * 2.2);
  }
});

test('Korean replacements are in Hangul', () => {
  expect(inOtherWords('maintenance', 'Korean')).toMatch(/^[\uac00-\ud7a3]+$/);
});

test.for(['long German', 'Korean'] as const)(
  'figures, units, codes and addresses are not replaced: %s',
  (wording) => {
    expect(inOtherWords(text, wording)).toMatch(/, 40 \S+ 150 m³\/min$/);
    for (const kept of [
      '135 kW',
      'PMSM',
      'NSTB+',
      'ISO 9001:2015',
      'sales@example.com',
      'example.com',
    ])
      expect(inOtherWords(kept, wording)).toBe(kept);
  },
);
