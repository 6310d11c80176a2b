import { join } from 'node:path';
import type { Application } from '@brand/delivery/server/render';
import { localService, remoteService } from '@brand/delivery/server/service';
import { createSite } from '@brand/delivery/server/site';
import { explain, readSettings, serve, untilStop } from '@brand/service';
import { permissions } from './permissions.ts';
import { sender } from './sender.ts';

/** Serves both applications and the service on one port, until a signal stops the process. */
export async function serveApplications(siteDir: string, adminDir: string): Promise<void> {
  try {
    await run(siteDir, adminDir);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

async function run(siteDir: string, adminDir: string): Promise<void> {
  const settings = readSettings(process.env);
  const { BLOG_API_URL } = process.env;
  const pages = await readApplication(siteDir);
  const admin = await readApplication(adminDir);
  const service = BLOG_API_URL ? remoteService(BLOG_API_URL) : await localService(settings, sender);
  try {
    const site = createSite({ ...settings, ...permissions, ...pages, admin, service });
    const { host, port, drainMs } = settings;
    const server = await serve({ fetch: site.fetch, host, port });
    const stop = untilStop();
    console.log(`Ready at ${server.url}`);
    const link = await service.firstAdministratorLink?.(server.url);
    if (link) console.log(`Nobody can sign in yet. Open this once, within 24 hours: ${link}`);
    await stop;
    await server.close({ drainMs });
  } finally {
    await service.close();
  }
}

async function readApplication(buildDir: string): Promise<Application> {
  const build: Application['build'] = await import(join(buildDir, 'server/index.js'));
  return { buildDir, build };
}
