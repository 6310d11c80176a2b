import { expect, test } from 'vitest';
import { finishPage } from '../server/finish.ts';
import { usedRules } from '../server/usedRules.ts';

const link = '<link rel="stylesheet" href="/assets/a.css"/>';
const preload = '<link rel="modulepreload" href="/assets/a.js"/>';
const read = (href: string) => (href === '/assets/a.css' ? usedRules('a{color:red}') : undefined);

test('a stylesheet travels inside the page, its link disabled, its preload for later', () => {
  const { html } = finishPage(`<head>${link}</head>`, read);
  expect(html).toBe(
    '<head><style>a{color:red}</style><link rel="stylesheet" href="/assets/a.css" disabled=""/>' +
      '<link rel="x-after-paint" as="style" href="/assets/a.css"/></head>',
  );
});

test('several stylesheets share one element', () => {
  const { html } = finishPage(link + link, read);
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(html).toContain('<style>a{color:red}a{color:red}</style>');
});

test('a finished page stays as it is', () => {
  const once = finishPage(`<head>${preload}${link}</head>`, read).html;
  expect(finishPage(once, read).html).toBe(once);
});

test('a stylesheet that cannot be read keeps its link', () => {
  const unknown = '<link rel="stylesheet" href="/assets/b.css"/>';
  expect(finishPage(unknown, read).html).toBe(unknown);
});

test('the policy names inline scripts and styles by their hashes, and no others', () => {
  const { policy } = finishPage(
    `${link}<script>one()</script><script nonce="" type="module">two()</script><script src="/x.js"></script>` +
      '<script type="application/ld+json">{"a":1}</script>',
    read,
  );
  // printf 'one()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain(
    "script-src 'self' 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4=' 'sha256-",
  );
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
  expect(policy).not.toContain('unsafe');
});

test('scripts and their preloads wait for the first paint', () => {
  const { html, policy } = finishPage(
    `<head>${preload}</head><body><script type="module" async="">two()</script></body>`,
    read,
  );
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('<script type="module"');
  expect(html).toContain('<link rel="x-after-paint" href="/assets/a.js"/>');
  // What waits and what lets it go.
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
});
