import { match } from 'node:assert/strict';
import { run } from '@brand/tasks/run';
import { openPage } from '../browser.ts';
import { checkRenderedPage } from '../renderedPage.ts';
import { startServer } from '../serve.ts';
import { shipsOnly } from '../shipped.ts';

/** An application rendered by plain Node on the server and hydrated in the browser. */
export async function check(application: string): Promise<void> {
  await run('vite', ['build', '--outDir', 'dist/client'], { cwd: application });
  await run('vite', ['build', '--ssr', 'server.jsx', '--outDir', 'dist/server'], {
    cwd: application,
  });
  shipsOnly(application, 'dist/client', 'until-found');
  await using server = await startServer(application, ['node', 'start.js']);
  const html = await (await fetch(server.url)).text();
  match(html, /To 40 % of its flow\./, 'the content of a closed accordion is missing in the HTML');
  match(html, /data-router=""/, "links do not use the application's router");
  await openPage(server.url, checkRenderedPage);
}
