import { join } from 'node:path';
import { importPosts, openStore, type Settings } from '@brand/service';
import { root } from './root.ts';

const articles = join(root, 'packages/service/content');

/** Imports the repository's new and changed articles. */
export async function seed(settings: Settings): Promise<void> {
  const store = await openStore(settings);
  try {
    const { added, changed, unchanged } = await importPosts(store, articles, settings.uploadsDir);
    console.log(`Articles: ${added} added, ${changed} changed, ${unchanged} unchanged`);
  } finally {
    await store.close();
  }
}
