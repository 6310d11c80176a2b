import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { describeForAssistants } from '../../scripts/markdown.ts';
import { describeProps } from '../../scripts/props.ts';
import { componentPages } from '../../scripts/readme.ts';
import { describeTypes } from '../../scripts/types.ts';

const files = describeForAssistants();
const pages = componentPages();

test('llms.txt leads to a file for every component and guide', () => {
  const paths = [...(files['llms.txt'] ?? '').matchAll(/\]\((.+?)\): \S/g)].map(([, path]) => path);
  expect(paths.sort()).toEqual(
    Object.keys(files)
      .filter((path) => path !== 'llms.txt')
      .sort(),
  );
  for (const { name, purpose } of pages) expect(files[`docs/${name}.md`]).toContain(purpose);
});

test.for(pages)('$name has its other names and its good and bad uses', ({ file, name }) => {
  const page = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const [, names] = /^## Also called: (.+)$/m.exec(page) ?? [];
  const pairs = page.match(/^<DoDont[\s\S]*?^\/>/gm) ?? [];
  const captions = pairs.flatMap((pair) =>
    [...pair.matchAll(/^ {4}text:\s+(['"`])(.+)\1,$/gm)].map(([, , text]) => text),
  );
  expect(captions).toHaveLength(2 * pairs.length);
  const text = files[`docs/${name}.md`];
  for (const caption of captions) expect(text).toContain(`: ${caption}\n\`\`\`tsx\n`);
  expect(text).toContain(`## Also called: ${names}`);
  expect(files['llms.txt']).toContain(`Also called: ${names}.`);
});

test.for(pages)('$name has the props that its examples share', ({ name }) => {
  const text = files[`docs/${name}.md`] ?? '';
  for (const [shared] of text.matchAll(/\bStories\.\w+\.args\b/g))
    expect(text).toMatch(new RegExp(`^## ${shared}\n\n\`\`\`tsx\n(\\{|export const )`, 'm'));
});

test('links lead to other files', () => {
  const links = Object.entries(files).flatMap(([path, text]) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)\s]+)\)/g)].map(([, to = '']) =>
      join(dirname(path), to),
    ),
  );
  expect(links).toContain('docs/Form.md');
  expect(links.filter((link) => !(link in files))).toEqual([]);
});

test('every prop of every component is in its file', () => {
  const rows = Object.entries(describeProps()).flatMap(([component, props]) =>
    props.map(({ name }) => [component, name] as const),
  );
  const missing = rows.filter(([component, name]) => {
    const [, table = ''] = Object.values(files).join('\n').split(`## Props of ${component}\n`);
    return !table.split('\n## ')[0]?.includes(`| \`${name}\``);
  });
  expect(missing.map((path) => path.join('.'))).toEqual([]);
});

test.for(Object.entries(files))('%s holds nothing that only Storybook understands', ([, text]) => {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`]*`/g, '');
  expect(prose).not.toMatch(/^(import|export) |<[A-Z]|\{\{/m);
});

test('every type of data that a table of props names is declared below it', () => {
  const names = Object.keys(describeTypes()).filter((name) => !name.endsWith('Props'));
  const missing = Object.entries(files).flatMap(([path, text]) => {
    const rows = text.match(/^\| `.*$/gm)?.join('\n') ?? '';
    return names
      .filter((name) => new RegExp(`\\b${name}\\b`).test(rows))
      .filter((name) => !new RegExp(`^(interface|type) ${name}\\b`, 'm').test(text))
      .map((name) => `${name} in ${path}`);
  });
  expect(missing).toEqual([]);
  expect(files['docs/SiteHeader.md']).toContain('interface NavigationGroup {\n  links: ');
});
