/** Creates the folder of a new page of the site and adds it to the list of pages: `pnpm new page /heat-recovery`. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFolders } from 'site/pages/index';
import { root } from './root.ts';

const site = join(root, 'site/app/pages');

/**
 * Creates a page with a hero, a section and a table. The generated files pass every check except one: the author has to
 * write the description and the texts.
 *
 * @param path of the page in lower case, for example `/products/heat-recovery`; its last part becomes the name of the folder
 * @param pages folder of the pages and their `index.ts`
 * @returns paths of the new files
 * @throws when the path is malformed, or the page or its folder already exists; nothing is written then
 */
export function newPage(path: string, pages = site): string[] {
  if (!/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(path)) {
    throw new Error(`"${path}" is not an address: write it in lower case, as in /heat-recovery.`);
  }
  const folder = path.split('/').at(-1) ?? '';
  const directory = join(pages, folder);
  if (existsSync(directory)) {
    throw new Error(`pages/${folder} already exists: choose another path.`);
  }
  const index = join(pages, 'index.ts');
  const listed = withPage(readFileSync(index, 'utf8'), folder);
  mkdirSync(directory);
  const files = Object.entries(templates(path, folder)).map(([file, text]) => {
    writeFileSync(join(directory, file), text);
    return join(directory, file);
  });
  writeFileSync(index, listed);
  return [...files, index];
}

/** Adds the page to the list: its import in alphabetical order, its line before the legal pages. */
function withPage(index: string, folder: string): string {
  const name = camelCase(folder);
  const lines = index.split('\n');
  const folderOf = (line: string) => /'\.\/(.+)\/page\.ts'/.exec(line)?.[1];
  const next = lines.findIndex((line) => (folderOf(line) ?? '') > folder);
  const last = lines.findLastIndex((line) => folderOf(line));
  lines.splice(
    next < 0 ? last + 1 : next,
    0,
    `import { page as ${name} } from './${folder}/page.ts';`,
  );
  const end = lines.indexOf('  legal: legalPages,');
  if (end < 0) throw new Error('pages/index.ts has no line "legal: legalPages," to insert before.');
  lines.splice(end, 0, name === folder ? `  ${name},` : `  '${folder}': ${name},`);
  return lines.join('\n');
}

function templates(path: string, folder: string): Record<string, string> {
  const title = folder.split('-').map(capitalized).join(' ');
  const parent = folderAt(path.slice(0, path.lastIndexOf('/')));
  const importParent =
    parent && `import { page as ${camelCase(parent)} } from '../${parent}/page.ts';\n`;
  const parents = parent && `  parents: [${camelCase(parent)}],\n`;
  return {
    'page.ts': `import { definePage } from '../../shell/page.ts';
${importParent}
export const page = definePage({
  path: '${path}',
  title: '${title}',
  description: 'One or two sentences for search engines, the search and the site map.',
  group: 'Resources',
${parents}});
`,
    'content.ts': `export const hero = {
  title: '${title}.',
  text: 'What the page is for, in one sentence.',
};

export const facts = {
  title: 'Facts',
  lead: 'What the table shows.',
  rows: [{ name: 'Property', values: ['Value'] }],
};
`,
    'route.tsx': `import { PropertyTable, Section } from '@brand/ui';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function ${title.replaceAll(' ', '')}() {
  const { facts } = content;
  return (
    <LandingPage page={page} {...content.hero}>
      <Section title={facts.title} lead={facts.lead}>
        <PropertyTable label={facts.title} items={facts.rows} />
      </Section>
    </LandingPage>
  );
}
`,
  };
}

/** The folder of the page at a path; empty for the home page, with which every breadcrumb trail begins. */
function folderAt(path: string): string {
  const found = Object.entries(pageFolders).find(([, held]) =>
    [held].flat().some((page) => page.path === path),
  );
  return found?.[0] ?? '';
}

function camelCase(folder: string): string {
  return folder.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
