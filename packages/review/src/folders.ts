import { join } from 'node:path';
import { root } from '@brand/tasks/root';

const cache = join(root, '.cache/review');

/** Output folders of the command. */
export const folders = {
  /** Built Storybooks, by the digest of their sources. */
  storybooks: join(cache, 'storybooks'),
  /** Screenshots, by the digest of Storybook, camera and browser. */
  shots: join(cache, 'shots'),
  /** Baselines: screenshots by commit, with approvals since. */
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
