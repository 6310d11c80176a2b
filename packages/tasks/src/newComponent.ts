/**
 * Creates the folder of a new component with its six files and adds it to the public index: `pnpm new MeasureBand`. The
 * generated files pass every check except one: the author has to write purpose, other names and examples in the docs page.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const library = join(root, 'packages/ui/src');

/** Placeholder for the purpose in a new docs page. */
export const purposeToWrite = 'What it is for, in one sentence.';

/**
 * Creates a component.
 *
 * @param name in PascalCase, for example `MeasureBand`
 * @param source folder of the components and their `index.ts`
 * @returns paths of the new files
 * @throws when the name is not in PascalCase or already exists; nothing is written then
 */
export function newComponent(name: string, source = library): string[] {
  if (!/^([A-Z][a-z0-9]+)+$/.test(name)) {
    throw new Error(
      `"${name}" is not in PascalCase: begin every word with a capital, as in MeasureBand.`,
    );
  }
  const folder = name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
  const directory = join(source, folder);
  if (existsSync(directory)) {
    throw new Error(`${folder} already exists: choose another name, or add a part to it.`);
  }
  mkdirSync(directory, { recursive: true });
  const files = Object.entries(templates(name)).map(([file, text]) => {
    writeFileSync(join(directory, file), text);
    return join(directory, file);
  });
  const index = join(source, 'index.ts');
  writeFileSync(index, withExport(existsSync(index) ? readFileSync(index, 'utf8') : '', folder));
  return [...files, index];
}

/** The index with the new line, in alphabetical order of the folders. */
function withExport(index: string, folder: string): string {
  const folderOf = (line: string) => /'\.\/(.+)\/index\.ts'/.exec(line)?.[1] ?? '';
  const lines = index.split('\n').filter(Boolean);
  const next = lines.findIndex((line) => folderOf(line) > folder);
  lines.splice(next < 0 ? lines.length : next, 0, `export * from './${folder}/index.ts';`);
  return `${lines.join('\n')}\n`;
}

/** The next minor version, because a new component is a minor change. */
function nextVersion(): string {
  const { version } = JSON.parse(readFileSync(join(library, '../package.json'), 'utf8'));
  const [major, minor] = version.split('.');
  return `${major}.${Number(minor) + 1}.0`;
}

function templates(name: string): Record<string, string> {
  return {
    [`${name}.tsx`]: `import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './${name}.css.ts';

export type ${name}Props = ComponentPropsWithRef<'div'>;

/** Describe it in one sentence. Renders \`<div>\`. */
export function ${name}({ className, ...props }: ${name}Props) {
  return <div {...props} className={cx(styles.root, className)} />;
}
`,
    [`${name}.css.ts`]: `import { componentStyle, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  color: vars.color.text,
});
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './index.ts';

const meta = {
  title: 'Lists/${name}',
  tags: ['${nextVersion()}'],
  component: ${name},
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
`,
    [`${name}.test.tsx`]: `import { describe } from 'vitest';
import { conformance } from '../../test/conformance.tsx';
import { ${name} } from './index.ts';

describe('${name}', () => conformance(<${name} />));
`,
    [`${name}.mdx`]: `import * as Stories from './${name}.stories';
import { ${name} } from './${name}';

<Meta of={Stories} />

# ${name}

${purposeToWrite}

## Also called: …

<Canvas of={Stories.Default} />

## When not

- Not for …: use \`…\`.

## Anatomy

\`\`\`tsx
<${name}>…</${name}>
\`\`\`

## Behaviour

Its behaviour. If it takes focus, a table of its keys, each tested.

## Do and don't

<DoDont
  do={{
    example: <${name}>…</${name}>,
    text: '…',
  }}
  dont={{
    example: <${name}>…</${name}>,
    text: '…',
  }}
/>

- Do …
- Don't …
`,
    'index.ts': `export * from './${name}.tsx';
`,
  };
}
