import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

interface Codeshift {
  withParser(name: string): Codeshift;
}

type Transform = (
  file: { path: string; source: string },
  api: { jscodeshift: Codeshift },
) => string | undefined;

const require = createRequire(import.meta.url);
const jscodeshift = (require('jscodeshift') as Codeshift).withParser('tsx');
const codemods: Record<string, Transform> = {
  '0.2.0': require('../../codemods/0.2.0.cjs'),
  '1.0.0': require('../../codemods/1.0.0.cjs'),
};

/** Migrates code to a version. */
const migrate = (version: string, source: string) =>
  codemods[version]?.({ path: 'page.tsx', source }, { jscodeshift });

const samples = join(import.meta.dirname, '../codemods');

/** The samples are sections of a site that used the version before. */
test.each(globSync('*/*.before.txt', { cwd: samples }))('migrates to %s', async (name) => {
  const after = migrate(dirname(name), readFileSync(join(samples, name), 'utf8'));
  await expect(after).toMatchFileSnapshot(join(samples, name.replace('before', 'after')));
});

test.each([
  [
    '0.2.0',
    'moves texts into labels',
    `import { Link } from '@brand/ui/link';
<Link href="/a" newTabLabel="(neu)" />;`,
    `<Link href="/a" labels={{
  newTab: "(neu)"
}} />;`,
  ],
  [
    '0.2.0',
    'follows renamed imports',
    `import { SectionNav as Nav } from '@brand/ui';
<Nav defaultCurrent="a" onActiveChange={go} />;`,
    '<Nav defaultValue="a" onValueChange={go} />;',
  ],
  [
    '0.2.0',
    'migrates parts of a namespace',
    `import { NavigationMenu } from '@brand/ui';
<NavigationMenu.Root onOpen={go} />;`,
    '<NavigationMenu.Root onValueChange={go} />;',
  ],
  [
    '0.2.0',
    'renames fields of objects in lists',
    `import { FilterPills, Steps } from '@brand/ui';
<><FilterPills options={names.map((name) => ({ value: name, name }))} /><Steps steps={[{ title, description: 'x' }]} /></>;`,
    "<><FilterPills options={names.map((name) => ({ value: name, label: name }))} /><Steps items={[{ title, text: 'x' }]} /></>;",
  ],
  [
    '0.2.0',
    'follows constants of the file to their objects',
    `import { FilterPills, Steps } from '@brand/ui';
const last = { title, description: 'z' };
const steps = [{ title, description: 'x' }, last] as const;
const options = names.map((name) => ({ value: name, name }));
<><FilterPills options={options} /><Steps steps={steps} /></>;`,
    `const last = { title, text: 'z' };
const steps = [{ title, text: 'x' }, last] as const;
const options = names.map((name) => ({ value: name, label: name }));
<><FilterPills options={options} /><Steps items={steps} /></>;`,
  ],
  [
    '0.2.0',
    'does not confuse a parameter with a constant of the same name',
    `import { Steps } from '@brand/ui';
const steps = [{ title, description: 'x' }];
const List = ({ steps }) => <Steps steps={steps} />;
const All = () => <Steps steps={lists.map((steps) => steps)} />;`,
    `const steps = [{ title, description: 'x' }];
const List = ({ steps }) => <Steps items={steps} />;
const All = () => <Steps items={lists.map((steps) => steps)} />;`,
  ],
  [
    '0.2.0',
    'renames the description of navigation links',
    `import { SiteHeader } from '@brand/ui';
const links = [{ name, href, description: 'x' }];
const items = [
  { type: 'dropdown', description: 'its own', links },
  { type: 'mega', groups: [{ name, links }], featured: { title, description, href } },
];
<SiteHeader items={items} />;`,
    `const links = [{ name, href, text: 'x' }];
const items = [
  { type: 'dropdown', description: 'its own', links },
  { type: 'mega', groups: [{ name, links }], featured: { title, text: description, href } },
];
<SiteHeader items={items} />;`,
  ],
  [
    '0.2.0',
    'follows namespace imports',
    `import * as UI from '@brand/ui';
<><UI.ModelGrid models={models} /><UI.NavigationMenu.Root onOpen={go} /></>;`,
    '<><UI.ModelGrid items={models} /><UI.NavigationMenu.Root onValueChange={go} /></>;',
  ],
  [
    '1.0.0',
    'renames fields of objects beside their type',
    `import type { Feature, FooterColumn } from '@brand/ui';
const columns: readonly FooterColumn[] = [{ heading: 'Products', links: [] }];
const help = [{ title: 'Manuals', link: { label: 'Open', href } }] as const satisfies Feature[];
const other: Column[] = [{ heading: 'Products' }];`,
    `const columns: readonly FooterColumn[] = [{ name: 'Products', links: [] }];
const help = [{ title: 'Manuals', link: { name: 'Open', href } }] as const satisfies Feature[];
const other: Column[] = [{ heading: 'Products' }];`,
  ],
  [
    '1.0.0',
    'renames the headings of footer columns',
    `import { SiteFooter } from '@brand/ui';
<SiteFooter columns={[{ heading: 'Products', links }]} owner="Brand" />;`,
    `<SiteFooter columns={[{ name: 'Products', links }]} owner="Brand" />;`,
  ],
])('%s: %s', (version, _what, before, after) => {
  expect(migrate(version, before)?.split('\n').slice(1).join('\n')).toBe(after);
});

test('does not change components of other libraries', () => {
  expect(
    migrate('0.2.0', `import { Link } from 'router';\n<Link newTabLabel="x" />;`),
  ).toBeUndefined();
});
