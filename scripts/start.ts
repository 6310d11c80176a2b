/** Builds what is out of date, fills the database, and serves the site at PORT. */
import { join } from 'node:path';
import { explain, readSettings, serve } from '@brand/service';
import { buildIfStale } from './build.ts';
import { seed } from './seed.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  // A taken port is said at once, not after the build.
  const probe = await serve({
    fetch: () => new Response(),
    host: settings.host,
    port: settings.port,
  });
  await probe.close();

  await buildIfStale();
  if (!process.env.BLOG_API_URL) await seed(settings);
  process.env.NODE_ENV = 'production';
  await import(join(import.meta.dirname, '../site/server.ts'));
}

main().catch((error) => {
  console.error(explain(error));
  process.exitCode = 1;
});
