import { indexWords, queryWords } from '@brand/service/contract';
import { type FaultMessage, faultCode, faultMessages, faultOf } from '../faultMessages.ts';
import { isWhole } from './isWhole.ts';

/** Words that people put before the number of a message. */
export const faultNames = [
  'alarm',
  'code',
  'error',
  'fault',
  'message',
  'trip',
  'warning',
] as const;

const names = new Set<string>(['e', 'err', ...faultNames, ...faultNames.map((name) => `${name}s`)]);

/** Words between a name and its number. */
const counters = ['no', 'nr', 'number'];

/**
 * The message that a query names, and the other words of the query: `E-07`, `alarm e 7`, `error code 07` and `#7` are E07.
 */
export function faultIn(query: string): { message: FaultMessage; rest: string } | undefined {
  // 07 alone, or behind a number sign, is hardly anything else.
  const [, sign] = /^\s*(?:#\s*0*|0+)(\d{1,2})\s*$/.exec(query) ?? [];
  const words = sign ? [`e${sign}`] : indexWords(query);
  for (const [end, word] of words.entries()) {
    const [, letters = '', digits] = /^(\D*?)0*(\d{1,2})$/.exec(word) ?? [];
    const isNamed = (at: number) => names.has(words[at] ?? '');
    let start = end;
    if (letters === '' && counters.includes(words[start - 1] ?? '')) start -= 1;
    while (isNamed(start - 1)) start -= 1;
    const message = faultOf(`e${digits}`);
    if (message && (letters === '' ? isNamed(start) : names.has(letters))) {
      return { message, rest: [...words.slice(0, start), ...words.slice(end + 1)].join(' ') };
    }
  }
  return undefined;
}

/** Messages that contain every word of a query or a word that begins with it, or the one that it names. */
export function faultsWith(query: string): readonly FaultMessage[] {
  const named = faultIn(query)?.message ?? faultOf(`e${query.trim()}`);
  if (named) return [named];
  const words = queryWords(query);
  return faultMessages.filter((message) => {
    const { text, meaning, checks, stop, call } = message;
    const all = indexWords([faultCode(message), text, meaning, ...checks, stop, call].join(' '));
    const held = [...all, ...faultNames];
    return words.every((word, at) =>
      held.some((one) => (isWhole(words, at) ? one === word : one.startsWith(word))),
    );
  });
}
