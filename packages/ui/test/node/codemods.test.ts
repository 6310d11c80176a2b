import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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
const transform = require('../../codemods/0.2.0.cjs') as Transform;
const migrate = (source: string) => transform({ path: 'page.tsx', source }, { jscodeshift });

const samples = join(import.meta.dirname, '../codemods');

/** The samples are unchanged files of a site that used 0.1. */
test.each(globSync('*.before.txt', { cwd: samples }))('0.2.0 migrates %s', async (name) => {
  const after = migrate(readFileSync(join(samples, name), 'utf8'));
  await expect(after).toMatchFileSnapshot(join(samples, name.replace('before', 'after')));
});

test.each([
  [
    'moves texts into labels',
    `import { Link } from '@brand/ui/link';
<Link href="/a" newTabLabel="(neu)" />;`,
    `<Link href="/a" labels={{
  newTab: "(neu)"
}} />;`,
  ],
  [
    'follows renamed imports',
    `import { SectionNav as Nav } from '@brand/ui';
<Nav defaultCurrent="a" onActiveChange={go} />;`,
    '<Nav defaultValue="a" onValueChange={go} />;',
  ],
  [
    'migrates parts of a namespace',
    `import { NavigationMenu } from '@brand/ui';
<NavigationMenu.Root onOpen={go} />;`,
    '<NavigationMenu.Root onValueChange={go} />;',
  ],
  [
    'renames fields of objects in lists',
    `import { FilterPills, Steps } from '@brand/ui';
<><FilterPills options={names.map((name) => ({ value: name, name }))} /><Steps steps={[{ title, description: 'x' }]} /></>;`,
    "<><FilterPills options={names.map((name) => ({ value: name, label: name }))} /><Steps items={[{ title, text: 'x' }]} /></>;",
  ],
  [
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
    'follows namespace imports',
    `import * as UI from '@brand/ui';
<><UI.ModelGrid models={models} /><UI.NavigationMenu.Root onOpen={go} /></>;`,
    '<><UI.ModelGrid items={models} /><UI.NavigationMenu.Root onValueChange={go} /></>;',
  ],
])('0.2.0: %s', (_what, before, after) => {
  expect(migrate(before)?.split('\n').slice(1).join('\n')).toBe(after);
});

test('0.2.0 does not change components of other libraries', () => {
  expect(migrate(`import { Link } from 'router';\n<Link newTabLabel="x" />;`)).toBeUndefined();
});
