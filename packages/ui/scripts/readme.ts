/** Generates the README's list of components and its examples, which the package check builds. */
import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const examples = join(root, '../checks/src/pack-check');

export const readmeFile = join(root, 'README.md');

/** Returns the README with its generated parts up to date. */
export function describeReadme(text = readFileSync(readmeFile, 'utf8')): string {
  return text
    .replace(part('components'), (_match, start, end) => `${start}\n${components()}\n${end}`)
    .replace(part('example (\\S+)'), (_match, start, file, end) => {
      const source = readFileSync(join(examples, file), 'utf8').trimEnd();
      const fence = '```';
      return `${start}\n\`${pathInApplication(file)}\`\n\n${fence}${extname(file).slice(1)}\n${source}\n${fence}\n${end}`;
    });
}

/** Path of an example as shown to the reader, without the folder of the check and route groups. */
function pathInApplication(file: string): string {
  return file.replace(/^[^/]+\/app\/|^.*\/storybook\//, '').replaceAll(/\([^)]+\)\//g, '');
}

/** Matches a part of the README, from `<!-- name -->` to `<!-- / -->`. */
function part(name: string): RegExp {
  return new RegExp(`(<!-- ${name} -->)[^]*?(<!-- / -->)`, 'g');
}

/** The docs page of a component. */
export interface ComponentPage {
  file: string;
  /** Group in Storybook. */
  group: string;
  name: string;
  /** The first sentence of the page. */
  purpose: string;
}

/** Lists the docs pages of components, by file. */
export function componentPages(): ComponentPage[] {
  return globSync('src/!(styles)/*.mdx', { cwd: root })
    .sort()
    .map((file) => {
      const stories = readFileSync(join(root, file.replace('.mdx', '.stories.tsx')), 'utf8');
      const [, group = '', name = ''] = /title: '(\w+)\/(\w+)'/.exec(stories) ?? [];
      const purpose = firstSentence(readFileSync(join(root, file), 'utf8'));
      return { file, group, name, purpose };
    });
}

/** The first sentence below the title of a docs page. */
export function firstSentence(page: string): string {
  return /^# .+\n\n(.+?\.)(?: |\n)/m.exec(page)?.[1] ?? '';
}

/** Lists every component with its purpose, in Storybook's groups. */
function components(): string {
  const { storybook } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const groups = new Map<string, string[]>();
  for (const { group, name, purpose } of componentPages()) {
    const id = `${group}-${name}--docs`.toLowerCase();
    const title = storybook?.url ? `[${name}](${storybook.url}?path=/docs/${id})` : `\`${name}\``;
    groups.set(group, [...(groups.get(group) ?? []), `| ${title} | ${purpose} |`]);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([group, lines]) => `| ${group} | |\n| --- | --- |\n${lines.join('\n')}`)
    .join('\n\n');
}
