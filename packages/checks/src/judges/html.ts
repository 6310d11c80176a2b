import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { HtmlValidate } from 'html-validate';
import type { Check } from '../report.ts';

const pages = join(root, 'site/build/client');

/** html-validate, which is fast enough for every run of the tests. */
export const html: Check = {
  name: 'html',
  checked: 'prerendered pages conform to the HTML standard (html-validate)',
  async run(findings) {
    const judge = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
    for (const name of globSync('**/*.html', { cwd: pages })) {
      findings.rounds += 1;
      const { results } = await judge.validateString(readFileSync(join(pages, name), 'utf8'));
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
        findings.add(`${ruleId}: ${message}`, `${name}, ${selector}`);
    }
  },
};
