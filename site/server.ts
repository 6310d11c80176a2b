/** Serves the built site and the blog service on one port. */
import { join } from 'node:path';
import { localService, remoteService } from '@brand/server/service';
import { createSite } from '@brand/server/site';
import { explain, readSettings, serve, untilStop } from '@brand/service';
import type { ServerBuild } from 'react-router-dom';
import { permissions } from './permissions.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { BLOG_API_URL } = process.env;
  const buildDir = join(import.meta.dirname, 'build');
  const build: ServerBuild = await import(join(buildDir, 'server/index.js'));
  const service = BLOG_API_URL ? remoteService(BLOG_API_URL) : await localService(settings);
  try {
    const site = createSite({ ...settings, ...permissions, buildDir, build, service });
    const { host, port, drainMs: leaveMs } = settings;
    const server = await serve({ fetch: site.fetch, host, port });
    const stop = untilStop();
    console.log(`Ready at ${server.url}`);
    const link = await service.firstAdministratorLink?.(server.url);
    if (link) console.log(`Nobody can sign in yet. Open this once, within 24 hours: ${link}`);
    await stop;
    await server.close({ leaveMs });
  } finally {
    await service.close();
  }
}

main().catch((error) => {
  console.error(explain(error));
  process.exitCode = 1;
});
