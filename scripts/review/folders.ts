import { join } from 'node:path';

/** The working tree. */
export const root = join(import.meta.dirname, '../..');

const cache = join(root, '.cache/review');

/** Where the command keeps what it makes. */
export const folders = {
  /** Static Storybooks, each under the digest of what it was built from. */
  storybooks: join(cache, 'storybooks'),
  /** Shots of a Storybook, each set under the digest of Storybook, camera and browser. */
  shots: join(cache, 'shots'),
  /** Pictures that stories are compared with, under the commit they come from, with what was approved since. */
  baselines: join(cache, 'baselines'),
  /** Working trees of other commits. */
  trees: join(cache, 'trees'),
  /** The page for the browser with its pictures. */
  page: join(cache, 'page'),
};

/** Where the picture of a story in a mode lies below a folder of shots. */
export function pictureFile(mode: string, story: string): string {
  return join(slug(mode), `${story}.png`);
}

/** A name for files and addresses. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('%', 'percent')
    .replace(/[^a-z0-9]+/g, '-');
}
