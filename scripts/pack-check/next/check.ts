import { equal, match } from 'node:assert/strict';
import type { StdioOptions } from 'node:child_process';
import { join } from 'node:path';
import { run } from '../../run.ts';
import { look } from '../browser.ts';
import { checkRenderedPage } from '../renderedPage.ts';
import { withServer } from '../serve.ts';
import { shipsOnly, textOf } from '../shipped.ts';

/** Its report of routes; errors stay. */
const quiet: StdioOptions = ['ignore', 'ignore', 'inherit'];

/** Next.js: pages are server components, and what begins with "use client" reaches the browser. */
export async function check(application: string): Promise<void> {
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  await run('next', ['build'], { cwd: application, stdio: quiet });
  shipsOnly(application, '.next/static', 'until-found');
  staysOnTheServer(application, 'property-table');
  await withServer(application, ['next', 'start'], async (url) => {
    const html = await (await fetch(url)).text();
    match(html, /To 40 % of its flow\./, 'a closed answer is in the HTML');
    await look(url, async (page) => {
      await checkRenderedPage(page);
      await page.evaluate(() => Object.assign(window, { stillHere: true }));
      await page.getByRole('link', { name: 'Pumps' }).click();
      await page.getByRole('heading', { name: 'Pumps' }).waitFor();
      equal(await page.evaluate(() => 'stillHere' in window), true, 'the router took the link');
    });
  });
}

/** A component without state costs the browser no script. */
function staysOnTheServer(application: string, folder: string) {
  const component = textOf(join(application, 'node_modules/@brand/ui/dist', folder));
  const [className = ''] = component.match(/brand_\w+/) ?? [];
  match(className, /^brand_/, `${folder} has a class`);
  equal(
    textOf(join(application, '.next/static')).includes(className),
    false,
    `${folder} is shipped`,
  );
}
