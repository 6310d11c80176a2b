/** Runs before the site is served: checks the settings, rebuilds if necessary and seeds the database. */
import { explain, readSettings, seed, serve } from '@brand/service';
import { buildIfStale } from './build.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  // Fails before the build if the port is in use.
  const probe = await serve({
    fetch: () => new Response(),
    host: settings.host,
    port: settings.port,
  });
  await probe.close();

  await buildIfStale();
  if (!process.env.BLOG_API_URL) await seed(settings);
}

main().catch((error) => {
  console.error(explain(error));
  process.exitCode = 1;
});
