/** Entry point of the bundle (`site.js`). It seeds an empty database with the bundled articles. */
import { join } from 'node:path';
import { explain, readSettings, seed } from '@brand/service';

try {
  if (!process.env.BLOG_API_URL)
    await seed(readSettings(process.env), join(import.meta.dirname, 'content'));
  const { serveApplications } = await import('./serveApplications.ts');
  const build = join(import.meta.dirname, 'build');
  await serveApplications(build, join(build, 'admin'));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
