import { equal, match } from 'node:assert/strict';
import { run } from '../../run.ts';
import { hasFont, look, looksLike } from '../browser.ts';
import { withServer } from '../serve.ts';
import { shipsOnly } from '../shipped.ts';

/** Rendered on the server by plain Node, hydrated in the browser. */
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
    await look(url, async (page) => {
      await looksLike(page.getByRole('button', { name: 'Contact' }), {
        'background-color': 'rgb(91, 203, 245)',
        'min-height': '52px',
        'border-top-left-radius': '3px',
      });
      await hasFont(page);
      const question = page.getByRole('button', { name: 'How far down?' });
      await question.click();
      equal(await question.getAttribute('aria-expanded'), 'true');
      await page.getByRole('button', { name: 'Made of parts' }).click();
      await page.getByText('One part is one element.').waitFor();
      await page.getByRole('tab', { name: 'First' }).click();
      await page.getByRole('tabpanel', { name: 'First' }).getByText('One').waitFor();
    });
  });
}
