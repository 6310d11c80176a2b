import { expect, test } from 'vitest';
import { limitPerKey } from '../src/limitPerKey.ts';

test('runs a number of works at once for each key, and again after one has ended or failed', async () => {
  const limited = limitPerKey(2);
  let finish = () => {};
  let fail = () => {};
  const one = limited('a', () => new Promise<void>((resolve) => (finish = resolve)));
  const other = limited('a', () => new Promise<void>((_, reject) => (fail = reject)));
  expect(await limited('a', async () => 'too many')).toBeUndefined();
  expect(await limited('b', async () => 'another key')).toBe('another key');

  finish();
  await one;
  expect(await limited('a', async () => 'again')).toBe('again');
  fail();
  await expect(other).rejects.toBeUndefined();
  expect(await limited('a', async () => 'again')).toBe('again');
});
