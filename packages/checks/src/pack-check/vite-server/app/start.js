// Renders the page for each request and serves everything else from the build.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { render } from './dist/server/server.js';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

createServer(async ({ url }, answer) => {
  if (url.startsWith('/assets/')) {
    answer.setHeader('Content-Type', types[extname(url)] ?? 'application/octet-stream');
    answer.end(await readFile(`dist/client${url}`));
    return;
  }
  const page = await readFile('dist/client/index.html', 'utf8');
  answer.setHeader('Content-Type', 'text/html; charset=utf-8');
  answer.end(page.replace('<!--html-->', render()));
}).listen(process.env.PORT);
