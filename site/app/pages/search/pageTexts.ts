/// <reference types="vite/client" />
import { properties } from '../../company/modelFigures.ts';
import { regions } from '../../company/regions.ts';
import type { Page } from '../../shell/page.ts';
import { pageFolders } from '../index.ts';

/** The copy of every page, by the path of its module. Only the server has it. */
const contents = import.meta.glob<object>('../*/content.ts', { eager: true });

/** Shared facts that pages show besides their own copy. */
const shared: Readonly<Record<string, unknown>> = {
  services: regions,
  products: properties,
};

/** Every sentence of the pages that have one copy each, by the address of the page. */
export const pageTexts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(contents).flatMap(([path, content]) => {
    const [, folder = ''] = path.split('/');
    const page = pageFolders[folder];
    return page && isOne(page) ? [[page.path, textsIn([content, shared[folder]])] as const] : [];
  }),
);

function isOne(held: Page | readonly Page[]): held is Page {
  return 'path' in held;
}

/** The texts of a structure in their order, without addresses and pictures. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^([/#?]|https?:|tel:|mailto:)/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null || 'avif' in value) return [];
  return Object.values(value).flatMap(textsIn);
}
