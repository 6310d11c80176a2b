import { execFileSync } from 'node:child_process';
import { root } from '@brand/tasks/root';
import type { Check } from '../report.ts';

/** Licences that ask for no more than their text and a notice. */
const allowed = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'],
  ...['PSF-2.0', 'Python-2.0', 'Unlicense', 'Zlib'],
];

const exceptions = [
  // A shared library, which may be replaced.
  'LGPL-3.0-or-later: @img/sharp-libvips',
];

export const licences: Check = {
  name: 'licences',
  checked: 'dependencies in production have permissive licences (pnpm licenses)',
  async run(findings) {
    const listed = execFileSync('pnpm', ['-r', 'licenses', 'list', '--prod', '--json'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const [licence, packages] of Object.entries<{ name: string }[]>(JSON.parse(listed))) {
      // Of an alternative one, of a conjunction each has to be allowed.
      const terms = licence.replace(/[()]/g, '').split(' AND ');
      const isAllowed = terms.every((term) =>
        term.split(' OR ').some((one) => allowed.includes(one)),
      );
      for (const { name } of packages) {
        findings.rounds += 1;
        const isException = exceptions.some((start) => `${licence}: ${name}`.startsWith(start));
        findings.expect(isAllowed || isException, licence, name);
      }
    }
  },
};
