import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { company, linksOf, socialLinks } from '@brand/catalogue/company';
import { expect, test } from 'vitest';

test('the name of the company is written only in company.ts', () => {
  const root = join(import.meta.dirname, '../..');
  const name = new RegExp(company.name, 'i');
  const files = globSync('{site/{app,*.ts},packages/*/{src,e2e,docs,content}}{,/**/*.*}', {
    cwd: root,
  }).filter((file) => statSync(join(root, file)).isFile());
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => name.test(readFileSync(join(root, file), 'utf8')))).toEqual([
    'packages/catalogue/src/company.ts',
  ]);
});

test('a network without an address is not linked', () => {
  expect(socialLinks.map(({ name }) => name)).toEqual([
    'LinkedIn',
    'Twitter',
    'YouTube',
    'Instagram',
  ]);
  expect(linksOf({ LinkedIn: 'https://linkedin.example', Twitter: '' })).toEqual([
    { name: 'LinkedIn', href: 'https://linkedin.example' },
  ]);
});
