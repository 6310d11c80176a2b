/**
 * Makes the folder of a new component with its six files, and adds it to the public index:
 * `pnpm new MeasureBand`. The files are whole: they pass every check before a line is written.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const library = join(import.meta.dirname, '../packages/ui/src');

/**
 * Makes a component.
 *
 * @param name in PascalCase, for example `MeasureBand`
 * @param source folder that holds the components and their `index.ts`
 * @returns paths of the files that were written
 * @throws when the name is not in PascalCase, or taken; then nothing is written
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
    throw new Error(`${folder} is there already: choose another name, or add a part to it.`);
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

/** The index with one line more, in alphabetical order of the folders. */
function withExport(index: string, folder: string): string {
  const folderOf = (line: string) => /'\.\/(.+)\/index\.ts'/.exec(line)?.[1] ?? '';
  const lines = index.split('\n').filter(Boolean);
  const next = lines.findIndex((line) => folderOf(line) > folder);
  lines.splice(next < 0 ? lines.length : next, 0, `export * from './${folder}/index.ts';`);
  return `${lines.join('\n')}\n`;
}

function templates(name: string): Record<string, string> {
  return {
    [`${name}.tsx`]: `import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './${name}.css.ts';

export type ${name}Props = ComponentPropsWithRef<'div'>;

/** Say what it is in one sentence. Renders \`<div>\`. */
export function ${name}({ className, ...props }: ${name}Props) {
  return <div {...props} className={cx(styles.root, className)} />;
}
`,
    [`${name}.css.ts`]: `import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';

export const root = componentStyle({
  color: vars.color.text,
});
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './index.ts';

const meta = {
  title: 'Content/${name}',
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
    [`${name}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as Stories from './${name}.stories';

<Meta of={Stories} />

# ${name}

What it is for.

<Canvas of={Stories.Default} />

## When not

- Where something else is better, and what.

## Anatomy

\`\`\`tsx
<${name}>…</${name}>
\`\`\`

## Behaviour

What it does by itself. With a keyboard: a table of its keys, each of them run in a story.

## Do and don't

- Do what helps.
- Don't do what hurts.

## Props

<Controls of={Stories.Playground} />
`,
    'index.ts': `export { ${name}, type ${name}Props } from './${name}.tsx';
`,
  };
}

if (import.meta.main) {
  const [name, source] = process.argv.slice(2);
  if (!name) {
    console.error('Name the component: pnpm new MeasureBand');
    process.exit(2);
  }
  try {
    const files = newComponent(name, source).map((file) => relative(process.cwd(), file));
    console.log(`${files.join('\n')}

Next:
  1. Write the props and their JSDoc in ${name}.tsx, and its looks in ${name}.css.ts.
  2. Give the stories a group, one story for each state or feature, and a \`play\` for behaviour.
  3. Look at it: pnpm storybook
  4. Test what no story shows, and break it once to see the test go red: pnpm test
  5. Describe it in ${name}.mdx, and add a changeset: pnpm changeset`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
