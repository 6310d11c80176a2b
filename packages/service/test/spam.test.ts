import { describe, expect, it } from 'vitest';
import { fingerprint, judge } from '../src/comments/spam.ts';
import { defaultPolicies } from '../src/policies.ts';

const innocent = {
  name: 'Jin',
  message: 'Thank you.',
  website: '',
  duplicates: 0,
  ownDuplicates: 0,
  knownSpam: 0,
};
const LONG = 'We sell the best machines of the whole world, at half of the price. '.repeat(3);

describe('the spam score of a comment', () => {
  it.each([
    [{}, 0, []],
    [{ fill_ms: 3000 }, 0, []],
    [{ message: 'See https://example.org/a.' }, 1, ['links']],
    [{ message: 'https://a.org www.b.org' }, 2, ['links']],
    [{ message: 'https://a.org HTTP://b.org <a href=c' }, 6, ['links']],
    [{ website: 'x' }, 10, ['honeypot']],
    [{ fill_ms: 2999 }, 10, ['too-fast']],
    [{ name: 'www.example.org' }, 6, ['link-in-name']],
    [{ message: 'Best Cásino, best PAYDAY  loan' }, 8, ['blocked-word']],
    [{ message: 'Occasional casinos' }, 0, []],
    [{ duplicates: 7 }, 0, []],
    [{ duplicates: 7, ownDuplicates: 7 }, 3, ['duplicate']],
    [{ message: LONG, duplicates: 1 }, 3, ['duplicate']],
    [{ message: LONG, duplicates: 7 }, 6, ['duplicate']],
    [{ knownSpam: 1 }, 3, ['known-sender']],
    [
      { ownDuplicates: 1, knownSpam: 2, website: 'x' },
      16,
      ['honeypot', 'duplicate', 'known-sender'],
    ],
  ])('gives %j %i points', (changes, score, reasons) => {
    expect(judge({ ...innocent, ...changes }, defaultPolicies.comments)).toEqual({
      score,
      reasons,
    });
  });

  it('recognizes equal texts', () => {
    expect(fingerprint('Great  post!')).toBe(fingerprint('great Póst'));
    expect(fingerprint('Great post')).not.toBe(fingerprint('Great posts'));
    expect(fingerprint('!!!')).not.toBe(fingerprint('???'));
  });
});
