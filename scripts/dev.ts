/** Runs site and service with hot reload: the site at PORT, the service at PORT + 1. */
import { join } from 'node:path';
import { explain, readSettings } from '@brand/service';
import { run } from './run.ts';
import { seed } from './seed.ts';

const root = join(import.meta.dirname, '..');

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const servicePort = String(settings.port + 1);
  const origin = process.env.BLOG_API_URL ?? `http://localhost:${servicePort}`;
  const site = run(
    'react-router',
    ['dev', '--port', String(settings.port), '--host', settings.host],
    {
      cwd: join(root, 'site'),
      env: { BLOG_API_URL: origin },
    },
  );
  if (process.env.BLOG_API_URL) return site;
  await seed(settings);
  const service = run('node', ['--watch', 'src/main.ts'], {
    cwd: join(root, 'packages/service'),
    env: { PORT: servicePort, DATA_DIR: settings.dataDir },
  });
  await Promise.race([site, service]);
}

main().catch((error) => {
  console.error(explain(error));
  process.exitCode = 1;
});
