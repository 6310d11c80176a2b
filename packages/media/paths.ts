/** Paths of sources in this package, and of output in the site and the service's seed content. */
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export const paths = {
  root,
  package: import.meta.dirname,
  /** Working files: PNG masters and film frames, never committed. */
  work: join(import.meta.dirname, '.work'),
  stills: join(import.meta.dirname, '.work', 'stills'),
  frames: join(import.meta.dirname, '.work', 'frames'),
  fonts: join(import.meta.dirname, 'drawn', 'fonts'),
  public: join(root, 'site', 'public'),
  media: join(root, 'site', 'public', 'media'),
  manifest: join(import.meta.dirname, 'media.generated.ts'),
  blogImages: join(root, 'packages', 'service', 'content', 'images'),
} as const;
