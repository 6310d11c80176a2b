import { match } from 'node:assert/strict';
import { run } from '../../run.ts';
import { look } from '../browser.ts';
import { checkRenderedPage } from '../renderedPage.ts';
import { withServer } from '../serve.ts';
import { shipsOnly } from '../shipped.ts';

/** Rendered by plain Node on the server and hydrated in the browser. */
export async function check(application: string): Promise<void> {
  await run('vite', ['build', '--outDir', 'dist/client'], { cwd: application });
  await run('vite', ['build', '--ssr', 'server.jsx', '--outDir', 'dist/server'], {
    cwd: application,
  });
  shipsOnly(application, 'dist/client', 'until-found');
  await withServer(application, ['node', 'start.js'], async (url) => {
    const html = await (await fetch(url)).text();
    match(html, /To 40 % of its flow\./, 'a closed answer is in the HTML');
    match(html, /data-router=""/, 'links are those of the application');
    await look(url, checkRenderedPage);
  });
}
