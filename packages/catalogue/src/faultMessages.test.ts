import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultCode, faultMessages, faultOf, faultTitle } from './faultMessages.ts';

const article = readFileSync(
  new URL('../../../packages/service/content/modbus-tcp-register-map.md', import.meta.url),
  'utf8',
);

test('messages are numbered from 1 without gaps', () => {
  expect(faultMessages.map(({ number }) => number)).toEqual(
    faultMessages.map((_message, index) => index + 1),
  );
});

test('the article about the register map lists the same messages', () => {
  const listed = article.split('\n').flatMap((line) => {
    const [, number, code, text] = /^\| (\d{1,2}) \| (E\d\d) \| (.+) \|$/.exec(line) ?? [];
    return text ? [`${number} ${code} ${text}`] : [];
  });
  expect(listed).toEqual(
    faultMessages.map((message) => `${message.number} ${faultTitle(message)}`),
  );
});

test('every message says what to check, when to stop and when to call', () => {
  for (const { checks, meaning, stop, call, number } of faultMessages) {
    expect(checks.length, faultCode({ number })).toBeGreaterThanOrEqual(3);
    for (const text of [meaning, stop, call, ...checks]) expect(text).toMatch(/[.?]$/);
  }
});

test('finds a message by any common spelling of its code', () => {
  for (const code of ['E07', 'e07', 'E7', ' e7 ']) expect(faultOf(code)?.text).toBe('Surge');
  for (const code of [null, '', 'E00', 'E99', '07', 'E070', 'E07x']) {
    expect(faultOf(code)).toBeUndefined();
  }
});
