import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newPage } from '../src/newPage.ts';
import { root } from '../src/root.ts';

const index = join(root, 'site/app/pages/index.ts');
let pages = '';

beforeEach(() => {
  pages = mkdtempSync(join(tmpdir(), 'new-page-'));
  cpSync(index, join(pages, 'index.ts'));
});

afterEach(() => rmSync(pages, { recursive: true }));

const read = (file: string) => readFileSync(join(pages, file), 'utf8');

test('creates page.ts, content.ts and route.tsx, and adds the page to the list', () => {
  newPage('/heat-recovery', pages);
  expect(read('heat-recovery/page.ts')).toContain(
    "path: '/heat-recovery',\n  title: 'Heat Recovery'",
  );
  expect(read('heat-recovery/content.ts')).toContain('export const hero');
  expect(read('heat-recovery/route.tsx')).toContain('export default function HeatRecovery()');
  expect(read('index.ts')).toContain(
    "import { page as heatRecovery } from './heat-recovery/page.ts';",
  );
  expect(read('index.ts')).toContain("  'heat-recovery': heatRecovery,\n  legal: legalPages,");
});

test('a page below another has it as its parent', () => {
  newPage('/products/accessory', pages);
  expect(read('accessory/page.ts')).toContain('parents: [products],');
  expect(read('accessory/page.ts')).toContain("from '../products/page.ts'");
});

test.each(['heat-recovery', '/Heat', '/a b', '/../escape', '/', ''])('refuses "%s"', (path) => {
  const before = read('index.ts');
  expect(() => newPage(path, pages)).toThrow('is not an address');
  expect(read('index.ts')).toBe(before);
});

test('refuses a folder that exists and changes nothing', () => {
  newPage('/heat-recovery', pages);
  const before = read('index.ts');
  expect(() => newPage('/products/heat-recovery', pages)).toThrow('already exists');
  expect(read('index.ts')).toBe(before);
  expect(existsSync(join(pages, 'products'))).toBe(false);
});
