import { join } from 'node:path';

/** The working tree. */
export const root = join(import.meta.dirname, '../../..');

const cache = join(root, '.cache/review');

/** Folders for the command's output. */
export const folders = {
  /** Static Storybooks, each under the digest of its sources. */
  storybooks: join(cache, 'storybooks'),
  /** Screenshots, each set under the digest of Storybook, camera and browser. */
  shots: join(cache, 'shots'),
  /** Baselines: screenshots under their commit, with later approvals. */
  baselines: join(cache, 'baselines'),
  /** Working trees of other commits. */
  trees: join(cache, 'trees'),
  /** The review page with its images. */
  page: join(cache, 'page'),
};

/** Path of a story's screenshot in a mode, below a folder of screenshots. */
export function pictureFile(mode: string, story: string): string {
  return join(slug(mode), `${story}.png`);
}

/** A name for files and URLs. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('%', 'percent')
    .replace(/[^a-z0-9]+/g, '-');
}
