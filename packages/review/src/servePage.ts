import { Hono } from 'hono';
import { decide } from './decide.ts';
import { filesOf, listen } from './folderServer.ts';
import { folders } from './folders.ts';
import { writePage } from './page.ts';
import type { Decision, Report } from './report.ts';

/**
 * Serves the page with the Storybook of the working tree, and receives decisions.
 *
 * @param port preferred port; if it is in use, any free one
 * @returns its URL
 */
export async function servePage(report: Report, storybook: string, port: number): Promise<string> {
  const app = new Hono()
    .get('/decisions', (c) => c.json({}))
    .post('/decisions', async (c) => {
      // Other sites cannot send JSON without a CORS preflight.
      if (c.req.header('content-type') !== 'application/json')
        return c.json({ error: 'Send JSON.' }, 415);
      const decision: Decision = await c.req.json();
      const decided = decide(report, decision);
      if (!decided) return c.json({ error: 'The last review has no such story.' }, 404);
      writePage(report);
      for (const { title, name, rejected } of decided)
        console.log(`${title}/${name}: ${rejected ? `rejected: ${rejected}` : 'approved'}`);
      return c.json(report);
    })
    .mount('/storybook', filesOf(storybook).fetch)
    .mount('/', filesOf(folders.page).fetch);
  const { address } = await listen(app, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(app);
  });
  return address;
}
