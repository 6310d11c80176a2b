/** Entry point of the bundle (`site.js`). It seeds an empty database with the bundled articles. */
import { join } from 'node:path';
import { copyImages, explain, importPosts, openStore, readSettings } from '@brand/service';
import { permissions } from './permissions.ts';

try {
  if (!process.env.BLOG_API_URL) await seed();
  const { serveApplications } = await import('@brand/server/serveApplications');
  const build = join(import.meta.dirname, 'build');
  await serveApplications({ site: build, admin: join(build, 'admin'), ...permissions });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** Seeds only a database without posts, so that deleted articles do not come back. */
async function seed(): Promise<void> {
  const settings = readSettings(process.env);
  const articles = join(import.meta.dirname, 'content');
  const store = await openStore(settings);
  try {
    const post = await store.db.selectFrom('posts').select('id').limit(1).executeTakeFirst();
    if (!post) await importPosts(store, articles, settings.uploadsDir);
    // Pictures are files, so another machine with the same database may lack them.
    else await copyImages(join(articles, 'images'), settings.uploadsDir);
  } finally {
    await store.close();
  }
}
