import { join } from 'node:path';
import { localService, type OpenService } from '@brand/delivery/server/service';
import { createSite } from '@brand/delivery/server/site';
import { type RunningServer, readSettings, seed, serve } from '@brand/service';
import { root } from '@brand/tasks/root';
import { expect, test } from './test.ts';

const buildDir = join(root, 'site/build');

/** Markup that would run if the browser accepted it. */
const injected = `<script>window.ran='inline'</script><script type="module">window.ran='module'</script>
<script type="text/x-after-paint">window.ran='held'</script><script nonce="build">window.ran='nonce'</script>
<style>main{display:none}</style><img src="data:," onerror="window.ran='handler'">`;

let service: OpenService;
let server: RunningServer;

/** Serves the site with HTML injected into every server-rendered page, as if by a vulnerability. */
test.beforeAll(async () => {
  const DATA_DIR = join(root, '.cache/e2e-injected');
  const settings = readSettings({ DATA_DIR, PORT: '0' });
  await seed(settings);
  service = await localService(settings);
  const build = await import(join(buildDir, 'server/index.js'));
  const handleRequest = async (...parameters: unknown[]) => {
    const answer: Response = await build.entry.module.default(...parameters);
    const html = (await answer.text()).replace('</main>', `${injected}</main>`);
    return new Response(html, answer);
  };
  const site = createSite({
    buildDir,
    build: { ...build, entry: { module: { ...build.entry.module, default: handleRequest } } },
    admin: { buildDir, build },
    service,
  });
  server = await serve({ fetch: site.fetch, host: 'localhost', port: 0 });
});

test.afterAll(async () => {
  await server.close({ graceMs: 0 });
  await service.close();
});

/** How Chromium and Firefox report what the policy refuses. */
const refusal = /Content Security Policy|settings blocked/;

test.use({ expectConsole: new RegExp(`${refusal.source}|Minified React error`) });

for (const path of ['/blog/surge-and-choke', '/blog', '/search?q=surge']) {
  test(`the browser blocks scripts and styles injected into ${path}`, async ({ page }) => {
    const refused: string[] = [];
    const note = (text: string) => refusal.test(text) && refused.push(text);
    page.on('console', (message) => note(message.text()));
    page.on('pageerror', (error) => note(error.message));
    await page.goto(server.url + path);
    await expect(page.locator('img[src="data:,"]').or(page.getByRole('main'))).not.toHaveCount(0);
    expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined();
    await expect(page.getByRole('main')).toBeVisible();
    expect(refused.length).toBeGreaterThanOrEqual(4);
  });
}
