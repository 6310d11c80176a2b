/** Runs everything with hot reload: the site at PORT, the service at PORT + 1, the administration at PORT + 2. */

import { join } from 'node:path';
import { explain, readSettings, seed } from '@brand/service';
import { root } from './root.ts';
import { run } from './run.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const servicePort = String(settings.port + 1);
  const origin = process.env.BLOG_API_URL ?? `http://localhost:${servicePort}`;
  const admin = `http://localhost:${settings.port + 2}`;
  const develop = (folder: string, port: number) =>
    run('react-router', ['dev', '--port', String(port), '--host', settings.host], {
      cwd: join(root, folder),
      env: { ADMIN_URL: admin, BLOG_API_URL: origin },
    });
  const applications = [
    develop('site', settings.port),
    develop('packages/admin', settings.port + 2),
  ];
  console.log(`The administration is at ${admin}/admin`);
  if (process.env.BLOG_API_URL) return Promise.race(applications);
  await seed(settings);
  const service = run('node', ['--watch', 'src/main.ts'], {
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
