/** After the build: stylesheets go into the prerendered pages, and files are compressed once for every visitor. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { finishPage } from '../server/finish.ts';

const client = join(import.meta.dirname, '../build/client');
const files = readdirSync(client, { recursive: true, encoding: 'utf8' });

for (const file of files.filter((name) => name.endsWith('.html'))) {
  const path = join(client, file);
  const page = finishPage(readFileSync(path, 'utf8'), (href) =>
    readFileSync(join(client, href), 'utf8').trim(),
  );
  writeFileSync(path, page.html);
}

for (const file of files.filter((name) => /\.(js|css|svg|webmanifest|txt|xml|json)$/.test(name))) {
  const path = join(client, file);
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(bytes));
  writeFileSync(`${path}.gz`, gzipSync(bytes));
}
