import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishPage } from '../src/server/finish.ts';
import { usedRules } from '../src/server/usedRules.ts';

const link = '<link rel="stylesheet" href="/assets/a.css"/>';
const read = (href: string) =>
  href === '/assets/a.css' ? usedRules('a{color:red}.b{color:blue}') : undefined;
const finish = (html: string) => finishPage(html, 'mark', read);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inlines the rules that a page uses and disables the link', () => {
  const { html, policy } = finish(`<head>${link}</head>`);
  expect(html).toBe(
    '<head><style>a{color:red}</style><link rel="stylesheet" href="/assets/a.css" disabled="">' +
      '<noscript><link rel="stylesheet" href="/assets/a.css" media="print, (hover)"></noscript></head>',
  );
  expect(policy).toContain(`style-src 'self' ${hash('a{color:red}')};`);
});

test('leaves the rules for print and hover to the stylesheet, which without scripts is only for these', () => {
  const css =
    '@layer a{.b{color:blue}@media print{.b{color:red}}@media (hover:hover) and (pointer:fine){.b:hover{color:red}}}';
  const { html } = finishPage(`<head>${link}</head><p class="b"></p>`, 'mark', () =>
    usedRules(css),
  );
  expect(html).toContain('<style>@layer a{.b{color:blue}}</style>');
  expect(html).toContain(
    'disabled=""><noscript><link rel="stylesheet" href="/assets/a.css" media="print, (hover)"></noscript>',
  );
});

test('finds the classes of elements in any position and quotes', () => {
  const { html } = finish(`<head>${link}</head><p id="x" class='a b'>class="c"</p>`);
  expect(html).toContain('<style>a{color:red}.b{color:blue}</style>');
});

test('inlines several stylesheets in one element', () => {
  const { html } = finish(link + link);
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(html).toContain('<style>a{color:red}a{color:red}</style>');
});

test('keeps the link of a stylesheet that cannot be read', () => {
  const unknown = '<link rel="stylesheet" href="/assets/b.css"/>';
  expect(finish(unknown).html).toBe(unknown);
});

test('hashes scripts that have the nonce, and removes the nonce', () => {
  const { html, policy } = finish(
    '<script nonce="mark">one()</script><script async="" nonce="mark" src="/x.js"></script>',
  );
  expect(html).toBe('<script>one()</script><script async="" src="/x.js"></script>');
  expect(policy).toContain(`script-src 'self' ${hash('one()')};`);
});

test('does not hash anything without the nonce', () => {
  const { policy } = finish(
    '<script>one()</script><script nonce="">two()</script><script nonce="build">three()</script>' +
      '<script type="text/x-after-paint">four()</script><style>a{}</style>' +
      '<!--<script nonce="mark">five()</script>--><p title="<script nonce=mark>six()</script>">' +
      '<script type="application/ld+json">{"a":1}</script>',
  );
  expect(policy).not.toContain('sha256');
  expect(policy).not.toContain('unsafe');
});

test('defers module scripts and their preloads until after the first paint', () => {
  const { html, policy } = finish(
    `<head>${link}<link rel="modulepreload" nonce="mark" href="/assets/a.js"/></head>` +
      '<body><script nonce="mark" type="module" async="">two()</script></body>',
  );
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('<script type="module"');
  // Valid HTML: a data block has no `async`, and no link has an unknown relation.
  expect(html).toContain(
    '<script type="application/json" data-after-paint>{"modulepreload":["/assets/a.js"],"preload":["/assets/a.css"]}</script></body>',
  );
  expect(html).toContain('<script type="text/x-after-paint">two()</script>');
  // The deferred script, and the script that runs it.
  expect(policy).toMatch(/script-src 'self' '[^']+' '[^']+';/);
});

test('the title of a page with errors says so', () => {
  const title = '<head><title>Price: $& Contact</title></head>';
  expect(finish(title).html).toBe(title);
  const drawing = '<svg><title>Outline</title></svg>';
  expect(finish(`${title}<div data-page-title="Error: {title}">${drawing}</div>`).html).toMatch(
    /^<head><title>Error: Price: \$& Contact<\/title><\/head>.*<title>Outline<\/title>/,
  );
});

test('lists every kind of request in the policy, so that the default holds for prefetches alone', () => {
  // Firefox checks prefetches against the default.
  const { policy } = finish('<p>Text</p>');
  expect(policy).toContain("default-src 'self';");
  const kinds = [
    'connect',
    'font',
    'frame',
    'img',
    'manifest',
    'media',
    'object',
    'script',
    'style',
    'worker',
  ];
  for (const kind of kinds) expect(policy).toContain(` ${kind}-src `);
});

test('lets a page show only the given origins in frames', () => {
  expect(finish('<p></p>').policy).toContain("frame-src 'none';");
  const { policy } = finishPage('<p></p>', 'mark', read, ['https://map.example']);
  expect(policy).toContain('frame-src https://map.example;');
});
