import { equal, match } from 'node:assert/strict';
import { run } from '@brand/tasks/run';
import { hasFont, hasStyles, openPage } from '../browser.ts';
import { serveFiles } from '../serve.ts';

/**
 * Astro's minimal template with React, as its generator writes it, which loads its templates from another place than the
 * registry. Components without a directive are only HTML; styles of single components load in a page of the server.
 */
export async function check(application: string): Promise<void> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  await run('astro', ['build'], { cwd: application, stdio: ['ignore', 'ignore', 'inherit'] });
  await using server = await serveFiles(application, 'dist');
  const html = await (await fetch(server.url)).text();
  match(html, /To 40 % of its flow\./, 'the content of a closed accordion is missing in the HTML');
  await openPage(server.url, async (page) => {
    await hasStyles(page.getByRole('button', { name: 'Contact' }), {
      'background-color': 'rgb(91, 203, 245)',
      'min-height': '52px',
    });
    await hasFont(page);
    const question = page.getByRole('button', { name: 'How far down?' });
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    await question.click();
    equal(await question.getAttribute('aria-expanded'), 'true');
  });
}
