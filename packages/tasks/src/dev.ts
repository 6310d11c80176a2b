/** Runs everything with hot reload: the site at PORT, the service at PORT + 1, the administration at PORT + 2. */

import { join } from 'node:path';
import { explain, readSettings, seed, serve } from '@brand/service';
import { checkFolder } from './build.ts';
import { reactRouter } from './reactRouter.ts';
import { root } from './root.ts';
import { run } from './run.ts';
import { explainUsage } from './usage.ts';

explainUsage(`npx -y pnpm@12 dev

Serves the site at PORT (3000), the service at PORT + 1 and the administration at PORT + 2, and shows edits at once.`);

async function main(): Promise<void> {
  checkFolder(root);
  const settings = readSettings(process.env);
  // Links, cookies and origins name these ports, so none may be replaced by another.
  for (const port of [0, 1, 2].map((next) => settings.port + next)) {
    const probe = await serve({ fetch: () => new Response(), host: settings.host, port });
    await probe.close();
  }
  const servicePort = String(settings.port + 1);
  const origin = process.env.BLOG_API_URL ?? `http://localhost:${servicePort}`;
  const admin = `http://localhost:${settings.port + 2}`;
  const develop = (folder: string, port: number) =>
    reactRouter(
      join(root, folder),
      [
        ...['dev', '--port', String(port), '--strictPort', '--host', settings.host],
        ...['--logLevel', 'warn'],
      ],
      { ADMIN_URL: admin, BLOG_API_URL: origin },
    );
  const applications = [
    develop('site', settings.port),
    develop('packages/admin', settings.port + 2),
  ];
  console.log(`Site: http://localhost:${settings.port}
Service: ${origin}/api
Administration: ${admin}/admin`);
  if (process.env.BLOG_API_URL) return Promise.race(applications);
  await seed(settings);
  const service = run('node', ['--watch', '--watch-preserve-output', 'src/main.ts'], {
    cwd: join(root, 'packages/service'),
    env: {
      PORT: servicePort,
      DATA_DIR: settings.dataDir,
      PUBLIC_URL: settings.publicUrl ?? `http://localhost:${settings.port}`,
    },
  });
  await Promise.race([...applications, service]);
}

main().catch((error) => {
  console.error(explain(error));
  process.exitCode = 1;
});
