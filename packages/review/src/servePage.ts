import type { IncomingMessage } from 'node:http';
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
  const pages = filesOf(folders.page);
  const stories = filesOf(storybook, '/storybook');
  const answer: typeof pages = async (request, response) => {
    if (request.url?.startsWith('/storybook/')) return stories(request, response);
    if (request.url !== '/decisions') return pages(request, response);
    const fail = (status: number, error: string) => {
      response.statusCode = status;
      response.end(JSON.stringify({ error }));
    };
    response.setHeader('content-type', 'application/json');
    if (request.method !== 'POST') return response.end('{}');
    // Other sites cannot send this type without a CORS preflight.
    if (request.headers['content-type'] !== 'application/json') return fail(415, 'Send JSON.');
    const decision = await readDecision(request);
    const decided = decision && decide(report, decision);
    if (!decided) return fail(404, 'The last review has no such story.');
    writePage(report);
    for (const { title, name, rejected } of decided)
      console.log(`${title}/${name}: ${rejected ? `rejected: ${rejected}` : 'approved'}`);
    response.end(JSON.stringify(report));
  };
  const { address } = await listen(answer, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(answer);
  });
  return address;
}

async function readDecision(request: IncomingMessage): Promise<Decision | undefined> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  try {
    const { stories, approved, rejected } = JSON.parse(Buffer.concat(parts).toString('utf8'));
    if (!Array.isArray(stories) || !(approved === true || typeof rejected === 'string')) return;
    return { stories, approved, rejected };
  } catch {
    return undefined;
  }
}
