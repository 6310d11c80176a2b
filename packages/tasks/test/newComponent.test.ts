import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '@brand/ui/package.json' with { type: 'json' };
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newComponent } from '../src/newComponent.ts';
import { root } from '../src/root.ts';

const script = join(import.meta.dirname, '../src/new.ts');
const model = join(root, 'packages/ui/src/accordion');
const temporary = mkdtempSync(join(tmpdir(), 'new-component-'));
const source = join(temporary, 'src');

beforeEach(() => {
  rmSync(source, { recursive: true, force: true });
  cpSync(model, join(source, 'accordion'), { recursive: true });
  writeFileSync(
    join(source, 'index.ts'),
    `export * from './accordion/index.ts';\nexport * from './measure/index.ts';\nexport * from './motion/index.ts';\n`,
  );
});

afterAll(() => rmSync(temporary, { recursive: true }));

function run(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...parameters], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const read = (path: string) => readFileSync(join(source, path), 'utf8');

test('creates the same files as the model component and prints the next steps', () => {
  const { status, stdout } = run('MeasureBand', source);
  expect(status).toBe(0);
  expect(readdirSync(join(source, 'measure-band'))).toEqual(
    readdirSync(model).map((file) => file.replace('Accordion', 'MeasureBand')),
  );
  expect(stdout).toContain('measure-band/MeasureBand.tsx');
  expect(stdout).toContain('Next:');
});

test('uses the name of the component in all files', () => {
  newComponent('MeasureBand', source);
  expect(read('measure-band/MeasureBand.tsx')).toContain('export function MeasureBand(');
  expect(read('measure-band/MeasureBand.css.ts')).toContain("from '../styles/toolkit.ts'");
  expect(read('measure-band/MeasureBand.mdx')).toContain('# MeasureBand');
  for (const story of ['Default', 'Playground', 'Narrow', 'Dark']) {
    expect(read('measure-band/MeasureBand.stories.tsx')).toContain(`export const ${story}: Story`);
  }
});

test('tags the stories with the next minor version', () => {
  newComponent('MeasureBand', source);
  const [major, minor] = manifest.version.split('.');
  expect(read('measure-band/MeasureBand.stories.tsx')).toContain(
    `tags: ['${major}.${Number(minor) + 1}.0'],`,
  );
});

test('adds the component to the index in alphabetical order', () => {
  newComponent('MeasureBand', source);
  expect(read('index.ts').match(/(?<=\.\/)[\w-]+(?=\/)/g)).toEqual([
    'accordion',
    'measure',
    'measure-band',
    'motion',
  ]);
});

test('prints the next steps as commands', () => {
  const { stdout } = run('PressureGauge', source);
  for (const step of ['vitest .* pressure-gauge', 'size --write', 'surface --write', 'changeset'])
    expect(stdout).toMatch(new RegExp(`npx -y pnpm@12 .*${step}`));
});

test('refuses an existing name and changes nothing', () => {
  const before = read('index.ts');
  const { status, stderr } = run('Accordion', source);
  expect(status).toBe(1);
  expect(stderr).toContain('accordion already exists');
  expect(read('index.ts')).toBe(before);
  expect(read('accordion/Accordion.tsx')).toBe(readFileSync(join(model, 'Accordion.tsx'), 'utf8'));
});

test.each(['measureBand', 'measure-band', 'Measure_Band', 'FAQ', '../Escape', 'Two Words'])(
  'refuses "%s"',
  (name) => {
    expect(() => newComponent(name, source)).toThrow(`"${name}" is not in PascalCase`);
    expect(readdirSync(source)).toEqual(['accordion', 'index.ts']);
  },
);

test('requires a name', () => {
  expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('pnpm new') });
});
