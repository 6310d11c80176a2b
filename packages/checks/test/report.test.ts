import { expect, test } from 'vitest';
import { chosen, exitCode, Findings, type Line, runCheck, table } from '../src/report.ts';

function line(rounds: number, ...defects: string[]): Line {
  const findings = new Findings();
  findings.rounds = rounds;
  for (const [n, kind] of defects.entries()) findings.add(kind, `request ${n}`);
  return { name: 'fuzz, sqlite', checked: 'status', seconds: 1, findings };
}

test('a command succeeds only if every check ran without defects', () => {
  expect(exitCode([line(1), line(2)])).toBe(0);
  expect(exitCode([line(1), line(2, 'a hang')])).toBe(1);
  expect(exitCode([line(1), line(0)])).toBe(1);
  expect(exitCode([])).toBe(1);
});

test('only failed expectations are defects', () => {
  const findings = new Findings();
  findings.expect(true, 'held');
  findings.expect(false, 'did not hold');
  expect(findings.defects.map(([kind]) => kind)).toEqual(['did not hold']);
});

test('the table counts defects by kind and shows an example of each', () => {
  const lines = table([line(9, 'a hang', 'a stack', 'a hang')]).split('\n');
  expect(lines.map((text) => text.replaceAll(/ +/g, ' '))).toEqual([
    'check rounds time defects checked',
    'fuzz, sqlite 9 1 s 2 status',
    '✗ fuzz, sqlite: a hang (2 times): request 0',
    '✗ fuzz, sqlite: a stack: request 1',
  ]);
});

test('an error of a check is a defect', async () => {
  const run = () => Promise.reject(new Error('no browser'));
  const { findings } = await runCheck({ name: 'fuzz', checked: 'status', run });
  expect(findings.defects).toEqual([['an error', { count: 1, example: 'no browser' }]]);
});

test('checks are chosen by name', () => {
  const all = ['fuzz', 'load', 'tls'].map((name) => ({ name }));
  expect(chosen(all)).toEqual(all);
  expect(chosen(all, 'tls,fuzz').map(({ name }) => name)).toEqual(['fuzz', 'tls']);
  expect(() => chosen(all, 'fuzz,stal')).toThrow('There is no stal.');
});
