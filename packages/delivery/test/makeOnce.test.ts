import { expect, test } from 'vitest';
import { makeOnce } from '../src/server/makeOnce.ts';

test('a value is made once, and again if that has failed', async () => {
  const made = new Map<string, Promise<number>>();
  let times = 0;
  const make = async () => {
    times += 1;
    if (times === 1) throw new Error('busy');
    return times;
  };
  await expect(makeOnce(made, 'a', make)).rejects.toThrow('busy');
  expect(await Promise.all([makeOnce(made, 'a', make), makeOnce(made, 'a', make)])).toEqual([2, 2]);
});
