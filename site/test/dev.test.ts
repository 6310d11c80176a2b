import { join } from 'node:path';
import { createServer, type HotPayload } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const component = join(root, 'packages/ui/src/button/Button.tsx');
const styles = join(root, 'packages/ui/src/button/Button.css.ts');

test('while developing, components come from their source, and an edit of one reaches the browser', async () => {
  const site = join(root, 'site');
  const server = await createServer({
    root: site,
    configFile: join(site, 'vite.config.ts'),
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
  });
  // Several programs print to the terminal of `dev`.
  expect(server.config.clearScreen).toBe(false);
  const { client } = server.environments;
  const found = await client.pluginContainer.resolveId('@brand/ui', join(site, 'app/root.tsx'));
  expect(found?.id).toBe(join(root, 'packages/ui/src/index.ts'));
  const sent: HotPayload[] = [];
  client.hot.send = (payload: HotPayload) => void sent.push(payload);
  for (const file of [component, styles]) {
    await client.transformRequest(file);
    server.watcher.emit('change', file);
    await expect.poll(() => JSON.stringify(sent), { timeout: 20_000 }).toContain('Button');
    sent.length = 0;
  }
  await server.close();
}, 60_000);
