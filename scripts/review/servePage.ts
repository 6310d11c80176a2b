import type { IncomingMessage } from 'node:http';
import { approve } from './approve.ts';
import { filesOf, listen } from './folderServer.ts';
import { folders } from './folders.ts';
import { writePage } from './page.ts';
import type { Report } from './report.ts';

/**
 * Serves the page, and takes its approvals.
 *
 * @param port wanted; where it is taken, any free one
 * @returns its address
 */
export async function servePage(report: Report, port: number): Promise<string> {
  const files = filesOf(folders.page);
  const answer: typeof files = async (request, response) => {
    if (request.url !== '/approvals') return files(request, response);
    response.setHeader('content-type', 'application/json');
    if (request.method !== 'POST') return response.end('{}');
    // No other site can send this type without having asked.
    if (request.headers['content-type'] !== 'application/json') {
      response.statusCode = 415;
      return response.end('{"error":"Send JSON."}');
    }
    const id = await readStory(request);
    const story = report.stories.find((one) => one.id === id);
    if (!story) {
      response.statusCode = 404;
      return response.end('{"error":"The last review has no such story."}');
    }
    const replaced = approve(report, story);
    await writePage(report);
    response.end(JSON.stringify({ replaced }));
  };
  const { address } = await listen(answer, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(answer);
  });
  return address;
}

async function readStory(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')).story;
  } catch {
    return undefined;
  }
}
