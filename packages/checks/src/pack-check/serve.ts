import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { start } from '@brand/tasks/run';
import { preview } from 'vite';
import { eventually } from '../attack/sendRequest.ts';
import { freePort } from '../freePort.ts';

interface Served extends AsyncDisposable {
  url: string;
}

/** Serves a folder. `await using` ends that, as for the servers below. */
export async function serveFiles(application: string, folder: string): Promise<Served> {
  const server = await preview({
    root: application,
    configFile: false,
    build: { outDir: folder },
    preview: { port: 0, open: false },
    logLevel: 'warn',
  });
  const url = server.resolvedUrls?.local[0] ?? '';
  return { url, [Symbol.asyncDispose]: () => server.close() };
}

/** Runs an application's own server, which listens on PORT. */
export async function startServer(
  application: string,
  [command = '', ...parameters]: readonly string[],
  env: Record<string, string> = {},
): Promise<Served> {
  const port = env.PORT ?? String(await freePort());
  const child = start(command, parameters, {
    cwd: application,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { NODE_ENV: 'production', PORT: port, ...env },
  });
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}/`;
  const answers = () => fetch(url).then(Boolean, () => false);
  if (!(await eventually(30, answers))) throw new Error(`No response from ${url} after 30 s.`);
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { url, [Symbol.asyncDispose]: stop };
}

/** Runs the service beside an application, from whose URL it accepts forms. */
export function startService(port: number, application: string, url: string): Promise<Served> {
  return startServer(join(root, 'packages/service'), ['node', 'src/main.ts'], {
    PORT: String(port),
    CORS_ORIGINS: new URL(url).origin,
    DATA_DIR: join(application, 'data'),
  });
}
