/**
 * Generates what coding assistants read, from the docs pages and the types: one Markdown file for each component and
 * guide, and `llms.txt`, which lists them. The build puts them into `dist`.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { wholeExample } from './examples.ts';
import { describeProps, type Prop } from './props.ts';
import { type ComponentPage, componentPages, firstSentence } from './readme.ts';
import { describeTypes, typesIn } from './types.ts';

const root = join(import.meta.dirname, '..');

/** Returns the content of each file by its path in `dist`. */
export function describeForAssistants(): Record<string, string> {
  const props = describeProps();
  const types = describeTypes();
  const components = componentPages().sort((one, other) => (one.name < other.name ? -1 : 1));
  const guides = globSync('{docs/!(Changelog),src/styles/*}.mdx', {
    cwd: root,
  }).sort();
  const files = new Map<string, string>();
  for (const page of components)
    files.set(
      `docs/${page.name}.md`,
      [
        markdownOf(page.file),
        argsOf(page.file),
        ...[propsOf(page, components, props)].flatMap((table) => [table, typesOf(table, types)]),
      ]
        .filter(Boolean)
        .join('\n'),
    );
  for (const file of guides) files.set(guidePath(file), markdownOf(file));
  for (const [path, text] of files) files.set(path, withFileLinks(path, text, [...files.keys()]));
  const line = (path: string, text: string) => {
    const title = /^# (.+)$/m.exec(files.get(path) ?? '')?.[1] ?? basename(path, '.md');
    return `- [${title}](${path}): ${text}`;
  };
  const { name, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  files.set(
    'llms.txt',
    [
      `# ${name}`,
      `> ${description}`,
      'Import components from the package or from their own entry, and the stylesheet once: `@brand/ui/styles.css`. The README has the installation; `surface.md` every export and type.',
      '## Guides',
      guides
        .map((file) => line(guidePath(file), firstSentence(files.get(guidePath(file)) ?? '')))
        .join('\n'),
      '## Components',
      components.map((page) => line(`docs/${page.name}.md`, alsoCalled(page, files))).join('\n'),
      '',
    ].join('\n\n'),
  );
  return Object.fromEntries(files);
}

/** Writes the files into a folder. */
export function writeForAssistants(folder: string): void {
  for (const [path, text] of Object.entries(describeForAssistants())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const guidePath = (file: string) => `docs/guides/${basename(file, '.mdx')}.md`;

/** Links between pages of Storybook become links between files. Pages without a file, such as templates, are only named. */
function withFileLinks(from: string, text: string, paths: readonly string[]): string {
  return text.replace(
    /\[([^\]]+)\]\(\?path=\/docs\/\w+-(.+?)--docs\)/g,
    (_link, name: string, id: string) => {
      const isTarget = (path: string) =>
        basename(path, '.md').toLowerCase() === id.replaceAll('-', '');
      const to = paths.find(isTarget);
      return to ? `[${name}](${relative(dirname(from), to)})` : name;
    },
  );
}

/** The purpose of a component, and its other names. */
function alsoCalled({ name, purpose }: ComponentPage, files: ReadonlyMap<string, string>): string {
  const [, others] = /^## Also called: (.+)$/m.exec(files.get(`docs/${name}.md`) ?? '') ?? [];
  return others ? `${purpose} Also called: ${others}.` : purpose;
}

/** A docs page without what only Storybook shows. Examples of good and bad use become code. */
function markdownOf(file: string): string {
  const [, text = ''] = /^(# [\s\S]*)/m.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return `${text
    .replace(/(?<=^```tsx\n)[\s\S]*?(?=\n```)/gm, (code) => wholeExample(code))
    .replace(/<DoDont[\s\S]*?\n\/>/g, (pair) =>
      [
        ...pair.matchAll(
          /^ {2}(do|dont)=\{\{\n {4}example: \(?\n?([\s\S]*?)\n? {0,4}\)?,\n {4}text: ['"`](.*)['"`],/gm,
        ),
      ]
        .map(([, verdict, code = '', text]) =>
          [
            `${verdict === 'do' ? 'Do' : "Don't"}: ${text}`,
            '```tsx',
            code.replace(/^ {6}/gm, ''),
            '```',
          ].join('\n'),
        )
        .join('\n\n'),
    )
    .replace(/^<\/?(details|summary)>\n/gm, '')
    .replace(/^<(Meta|Canvas|WideStory)\b[\s\S]*?\/>\n/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** Props that all examples of a docs page share, from its stories. */
function argsOf(file: string): string {
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const stories = read(file.replace('.mdx', '.stories.tsx'));
  const names = [...read(file).matchAll(/\bStories\.(\w+)\.args\b/g)].map(([, name]) => name);
  return [...new Set(names)]
    .map((name) => {
      const ofStory = new RegExp(`^export const ${name}: Story = [\\s\\S]*?;$`, 'm');
      const ofAll = /^ {2}args: (?:\{.+\}|\{\n[\s\S]*?^ {2}\}),$/m;
      const [code = ''] = (name === 'default' ? ofAll : ofStory).exec(stories) ?? [];
      const own = code.replace(/^ {2}args: |,$/g, '').replace(/^ {2}/gm, '');
      return `## Stories.${name}.args\n\n\`\`\`tsx\n${name === 'default' ? own : code}\n\`\`\`\n`;
    })
    .join('\n');
}

/** Tables of the props of a component, its parts, and those without a page, like `ButtonLink` on that of `Button`. */
function propsOf(
  { name }: ComponentPage,
  pages: readonly ComponentPage[],
  all: Readonly<Record<string, Prop[]>>,
): string {
  const isOther = (one: string) =>
    pages.some((page) => page.name.length > name.length && one.startsWith(page.name));
  return Object.entries(all)
    .filter(([one, props]) => props.length > 0 && one.startsWith(name) && !isOther(one))
    .map(([title, props]) =>
      [
        `## Props of ${title}`,
        '',
        '| Prop | Type | Default | Description |',
        '| --- | --- | --- | --- |',
        ...props.map((prop) => {
          const cells = [
            `\`${prop.name}\`${prop.required ? ' (required)' : ''}`,
            `\`${prop.type}\``,
            prop.default === undefined ? '' : `\`${prop.default}\``,
            prop.description,
          ];
          return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;
        }),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** Every type of data that the tables of props name. */
function typesOf(table: string, all: Readonly<Record<string, string>>): string {
  const declarations = typesIn(table.replace(/^## .*$/gm, ''), all).map((name) => all[name]);
  if (declarations.length === 0) return '';
  return ['## Types', '', '```ts', declarations.join('\n\n'), '```', ''].join('\n');
}
