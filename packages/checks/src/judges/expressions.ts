import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { checkSync } from 'recheck';
import { parseSync } from 'vite';
import type { Check } from '../report.ts';

/** Code that visitors, editors and mail servers reach with their texts. */
const folders = ['packages/{admin,catalogue,router,server,service,ui}/src', 'site/app'];

/** Expressions that take quadratic time, or that recheck cannot judge, with the texts that they read. */
const exceptions: Readonly<Record<string, string>> = {
  '/\\**$/': 'the three characters before a selection',
  '/(\\n*)$/': 'the two characters before a caret',
  '/\\B(?=(?:\\d{3})+$)/g': 'a number',
  '/@font-face\\s*\\{[^}]*\\}/g': 'our own stylesheet',
  '/:root\\[[^\\]]*\\]/g': 'our own stylesheet',
  '/^(-?[\\d.]+)(\\D*)$/': 'our own design tokens',
  '/^min\\((.*), max\\([^)]*\\)\\)$/': 'our own design tokens',
  '/(\\S+) (\\S+) (\\S+) (rgb\\([^)]*\\))/g': 'our own design tokens',
};

/** recheck on every regular expression of the product: none takes more than linear time. */
export const expressions: Check = {
  name: 'expressions',
  checked: 'regular expressions take linear time on any text (recheck)',
  async run(findings) {
    const files = globSync(
      folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
      { cwd: root, exclude: (path) => /\.(test|stories)\.tsx?$/.test(path) },
    );
    for (const file of files) {
      for (const { pattern, flags } of expressionsIn(file)) {
        findings.rounds += 1;
        if (`/${pattern}/${flags}` in exceptions) continue;
        // The default of 10 s is too short for two of them while tests run beside it.
        const result = checkSync(pattern, flags, { timeout: 60_000 });
        const reason = 'complexity' in result ? result.complexity?.summary : 'not judged';
        findings.expect(result.status === 'safe', `/${pattern}/${flags}: ${reason}`, file);
      }
    }
  },
};

function expressionsIn(file: string): { pattern: string; flags: string }[] {
  const found: { pattern: string; flags: string }[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node) found.push(node.regex as { pattern: string; flags: string });
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  return found;
}
