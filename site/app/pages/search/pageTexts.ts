/// <reference types="vite/client" />
import { properties } from '@brand/catalogue/modelFigures';
import { regions } from '@brand/catalogue/regions';
import type { Page } from '../../shell/page.ts';
import { pageFolders } from '../index.ts';

/** Content modules by path, on the server only. */
const contents = import.meta.glob<object>('../*/content.ts', { eager: true });

/** Shared data that pages show in addition to their own content. */
const shared: Readonly<Record<string, unknown>> = { services: regions, products: properties };

/** Fields that are no text of the page: SVG paths, keys and examples in empty fields. */
const unread = ['icon', 'id', 'key', 'placeholder'];

/** Sentences of each page by its path, for folders with one page. */
export const pageTexts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(contents).flatMap(([path, content]) => {
    const [, folder = ''] = path.split('/');
    const page = pageFolders[folder];
    return page && isOne(page) ? [[page.path, textsIn([content, shared[folder]])] as const] : [];
  }),
);

function isOne(folder: Page | readonly Page[]): folder is Page {
  return 'path' in folder;
}

/** All strings that a visitor reads in a value, in order, without URLs and pictures. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^([/#?]|https?:|tel:|mailto:)/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null || 'avif' in value) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    unread.includes(name) ? [] : textsIn(one),
  );
}
