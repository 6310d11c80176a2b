import { equal } from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { hasFont, look, looksLike } from '../browser.ts';
import { withFiles } from '../serve.ts';

/** HTML with the stylesheet and the tokens, as in the guide "Stylesheets": no build, no script. */
export async function check(application: string): Promise<void> {
  const dist = join(application, 'node_modules/@brand/ui/dist');
  cpSync(join(dist, 'styles.css'), join(application, 'pages/assets/styles.css'));
  cpSync(join(dist, 'fonts'), join(application, 'pages/assets/fonts'), { recursive: true });
  await withFiles(application, 'pages', (url) =>
    look(url, async (page) => {
      await hasFont(page);
      await looksLike(page.locator('body'), {
        'background-color': 'rgb(255, 255, 255)',
        color: 'rgb(10, 31, 46)',
        'font-family': /^"Archivo Variable"/,
        'font-size': '17px',
      });
      await looksLike(page.getByRole('heading'), { 'font-size': '64px', 'margin-top': '0px' });
      await looksLike(page.getByText('On Monday'), {
        'padding-top': '24px',
        'background-color': 'rgb(242, 246, 249)',
        'border-left-color': 'rgb(122, 59, 0)',
      });
      await looksLike(page.locator('[data-ground="dark"]'), {
        'background-color': 'rgb(6, 25, 42)',
        color: 'rgb(244, 249, 252)',
      });
      await looksLike(page.getByText('The same rules on ink.'), {
        'background-color': 'rgb(10, 32, 50)',
        'border-left-color': 'rgb(255, 179, 122)',
      });
      equal(await page.locator('script').count(), 0);
    }),
  );
}
