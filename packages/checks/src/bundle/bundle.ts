/**
 * Bundles the site into a folder outside this repository, runs it in an empty folder and an empty environment, on SQLite
 * and on PostgreSQL, and uses it like a visitor, an administrator and an operator.
 */

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { createDatabase, startPostgres } from '@brand/service/testing';
import { root } from '@brand/tasks/root';
import { run } from '@brand/tasks/run';
import { missingPage, privatePages, publicPages } from '../pagePaths.ts';
import { startSite } from '../startSite.ts';

/** Maximum size of the bundle in MB, without pictures and videos of the pages. */
const sizeBound = 120;
const article = 'surge-and-choke';
const email = 'jin@example.org';
const password = 'correct horse battery';

/** Maximum start time in ms of the faster of two starts, because this machine may be busy. */
const startBound = 2000;

/** Maximum exposure of the systemd service, of 100. */
const exposureBound = '20';

using temporary = mkdtempDisposableSync(join(tmpdir(), 'bundle-'));
const folder = temporary.path;
const bundle = join(folder, 'bundle');
await run('node', [join(root, 'packages/tasks/src/bundle/bundle.ts'), bundle]);
checkSize();
checkParts();
checkUnit();
refuseOlderNode();
await use('sqlite', {});
await using postgres = await startPostgres();
await use('postgres', { DATABASE_URL: await createDatabase(postgres.url) });

function checkSize(): void {
  const bytes = readdirSync(bundle, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith(join('build', 'client', 'media') + sep))
    .reduce((sum, name) => sum + statSync(join(bundle, name)).size, 0);
  const megabytes = Math.round(bytes / 1e6);
  console.log(`${megabytes} MB without media`);
  assert(megabytes < sizeBound, `The bundle takes ${megabytes} MB, more than ${sizeBound}.`);
}

/** Whether the list of parts (CycloneDX) has what the server needs, and nothing that only builds it. */
function checkParts(): void {
  const { components } = JSON.parse(readFileSync(join(bundle, 'sbom.json'), 'utf8'));
  const names = new Set(components.map(({ name }: { name: string }) => name));
  for (const name of ['embla-carousel-react', 'hono', 'pg', 'react', 'sharp'])
    assert(names.has(name), name);
  for (const name of ['storybook', 'vite', 'vitest']) assert(!names.has(name), name);
}

/** Verifies the systemd service with the tools of systemd, where they are installed. */
function checkUnit(): void {
  const unit = join(folder, 'brand-site@.service');
  const text = readFileSync(join(root, 'deploy/brand-site@.service'), 'utf8');
  writeFileSync(unit, text.replace('/usr/local/bin/node', process.execPath));
  const analyze = (...parameters: string[]) =>
    spawnSync('systemd-analyze', [...parameters, unit], { encoding: 'utf8' });
  const verified = analyze('verify');
  if (verified.error) {
    console.log('systemd is not installed: its service was not verified');
    return;
  }
  assert.equal(verified.stderr, '');
  const { status, stdout } = analyze('security', '--offline=yes', `--threshold=${exposureBound}`);
  console.log(stdout.trim().split('\n').at(-1));
  assert.equal(status, 0, `The service is exposed more than ${exposureBound} of 100.`);
}

/** Runs the programs on a Node that, like older ones, reports another version and has no `node:sqlite`. */
function refuseOlderNode(): void {
  const older = `import { registerHooks } from 'node:module';
    Object.defineProperty(process.versions, 'node', { value: '20.20.2' });
    registerHooks({
      resolve(name, context, next) {
        if (name === 'node:sqlite') throw new Error('No such built-in module: node:sqlite');
        return next(name, context);
      },
    });`;
  const preload = `data:text/javascript,${encodeURIComponent(older)}`;
  for (const program of ['server.js', 'cli.js']) {
    const parameters = ['--import', preload, join(bundle, program), '--help'];
    const { status, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
    assert.match(stderr, /^The site needs Node >=24\.7\. This is Node 20\.20\.2\.\n$/, program);
    assert.equal(status, 1, program);
  }
}

async function use(engine: string, env: Record<string, string>): Promise<void> {
  const empty = join(folder, engine);
  mkdirSync(empty);
  const cli = (...parameters: string[]) =>
    execFileSync(process.execPath, [join(bundle, 'cli.js'), ...parameters], {
      cwd: empty,
      env,
      encoding: 'utf8',
    });

  const variables = Object.entries({ PORT: '0', ...env }).map((entry) => entry.join('='));
  const inEmpty = ['sh', '-c', 'cd "$0" && exec env -i "$@"', empty, ...variables];
  const startings: number[] = [];
  const start = async () => {
    const before = performance.now();
    const site = await startSite({
      command: [...inEmpty, process.execPath, join(bundle, 'server.js')],
    });
    startings.push(Math.round(performance.now() - before));
    return site;
  };
  await using first = await start();
  const { origin } = first;
  await visit(origin);
  const [, token = ''] = /\/admin\/welcome\?token=(\S+)/.exec(cli('create-admin', email)) ?? [];
  await administer(origin, token);
  assert.match(cli('comments'), /^1 comments$/m);
  // On PostgreSQL it needs client programs, which not every machine has.
  if (engine === 'sqlite') assert.match(cli('drill', join(folder, 'restored')), /^1 comments$/m);
  await first.stop();
  assert.equal(first.server.exitCode, 0);

  // Only an empty database gets the articles of the bundle: another start keeps edits.
  await using again = await start();
  assert.equal((await fetch(`${again.origin}/blog/${article}`)).status, 404);
  await again.stop();
  assert.equal(again.server.exitCode, 0);
  console.log(`${engine}: ready after ${startings.join(' ms, then after ')} ms`);
  const fastest = Math.min(...startings);
  assert(fastest < startBound, `A start took ${fastest} ms, more than ${startBound}.`);
}

/** Requests every page, and one URL of each other kind. */
async function visit(origin: string): Promise<void> {
  const page = async (path: string, status = 200) => {
    const answer = await fetch(origin + path);
    assert.equal(answer.status, status, path);
    return answer;
  };
  for (const path of [...publicPages, ...privatePages])
    assert.match(await (await page(path, path === missingPage ? 404 : 200)).text(), /<h1/, path);
  const home = await (await page('/')).text();
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(home) ?? [];
  const [picture = ''] = /\/media\/[\w./-]+\.(avif|webp)/.exec(home) ?? [];
  for (const path of [
    asset,
    picture,
    '/favicon.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/healthz',
    '/readyz',
  ])
    await page(path);
  await page('/blog.data');
  await page('/api/openapi.json');
  await page('/api/no-such-address', 404);
  const { pagination } = await (await page('/api/blogs')).json();
  const articles = readdirSync(join(bundle, 'content')).filter((name) => name.endsWith('.md'));
  assert.equal(pagination.total, articles.length);
  const narrow = await page(`/uploads/${article}.webp?width=320`);
  assert.equal(narrow.headers.get('content-type'), 'image/webp');
  const stored = await fetch(`${origin}/api/comments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ blog_id: 1, name: 'Jin', email, message: 'How loud is it?' }),
  });
  assert.equal(stored.status, 201);
}

/** As an administrator, follows a one-time link, uploads a picture, and unpublishes an article. */
async function administer(origin: string, token: string): Promise<void> {
  let cookie = '';
  const send = async (method: string, path: string, body?: string | Blob) => {
    const answer = await fetch(`${origin}/api/admin/${path}`, {
      method,
      headers: {
        Cookie: cookie,
        Origin: origin,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    assert(answer.ok, `${method} ${path}: ${answer.status}`);
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return answer.json();
  };
  await send('POST', 'welcome', JSON.stringify({ token, name: 'Jin', password }));
  const photo = readFileSync(join(bundle, 'build/client/icon-512.png'));
  const { name } = await send('POST', 'pictures?name=photo.png', new Blob([photo]));
  assert.equal((await fetch(`${origin}/uploads/${name}`)).status, 200);
  const { id } = await (await fetch(`${origin}/api/blogs/single?slug=${article}`)).json();
  const { title, slug, version } = await send('GET', `posts/${id}`);
  const draft = { title, slug, version, status: 'draft' };
  await send('PUT', `posts/${id}`, JSON.stringify(draft));
}
