/** The bundle's `site.js`: one process of the site, with the articles of the bundle where the database has none. */
import { join } from 'node:path';
import { copyImages, explain, importPosts, openStore, readSettings } from '@brand/service';

try {
  if (!process.env.BLOG_API_URL) await seed();
  await import('../server.ts');
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** Articles that an administrator has deleted must not come back, so a database with posts is left alone. */
async function seed(): Promise<void> {
  const settings = readSettings(process.env);
  const articles = join(import.meta.dirname, 'content');
  const store = await openStore(settings);
  try {
    const post = await store.db.selectFrom('posts').select('id').limit(1).executeTakeFirst();
    if (!post) await importPosts(store, articles, settings.uploadsDir);
    // The pictures of articles are files, which another machine on the same database does not have yet.
    else await copyImages(join(articles, 'images'), settings.uploadsDir);
  } finally {
    await store.close();
  }
}
