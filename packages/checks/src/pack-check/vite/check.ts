import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@brand/tasks/run';
import { hasFont, hasStyles, openPage } from '../browser.ts';
import { serveFiles } from '../serve.ts';

/** The README's first example in what `create-vite` writes: its checks of types, its build, its page. */
export async function check(application: string): Promise<void> {
  const example = join(import.meta.dirname, '../vite-client/app/button.tsx');
  copyFileSync(example, join(application, 'src/main.tsx'));
  await run('npm', ['run', 'build', '--silent'], { cwd: application });
  await using server = await serveFiles(application, 'dist');
  await openPage(server.url, async (page) => {
    await hasStyles(page.getByRole('button', { name: 'Contact' }), {
      'background-color': 'rgb(91, 203, 245)',
      'min-height': '52px',
    });
    await hasFont(page);
  });
}
