/**
 * Packs @brand/ui, installs the tarball into an application that has never seen this repository, and renders it under
 * plain Node and, built by Vite, in Chromium.
 */
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import type { StdioOptions } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { run } from './run.ts';

const library = join(import.meta.dirname, '../packages/ui');
const { devDependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
);
/** The list of packed files is long; errors stay. */
const quiet: StdioOptions = ['ignore', 'ignore', 'inherit'];

const app = mkdtempSync(join(tmpdir(), 'pack-check-'));

const files = {
  'package.json': JSON.stringify({
    name: 'fresh-application',
    private: true,
    type: 'module',
    dependencies: {
      '@brand/ui': 'file:brand-ui.tgz',
      react: versionOf('react'),
      'react-dom': versionOf('react-dom'),
      vite: versionOf('vite'),
    },
  }),
  'index.html':
    '<!doctype html><html lang="en"><title>Fresh</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/main.jsx"></script>',
  'main.jsx': `
    import '@brand/ui/styles.css';
    import { createElement as h } from 'react';
    import { createRoot } from 'react-dom/client';
    import { Button } from '@brand/ui/button';
    import { FaqAccordion } from '@brand/ui/faq-accordion';
    const items = [{ id: 'one', question: 'How far does it turn down?', answer: 'To 40 % of its flow.' }];
    createRoot(document.getElementById('root')).render(
      h('main', null, h('h1', null, 'Fresh'), h(FaqAccordion, { items, headingLevel: 2 }), h(Button, null, 'Contact')),
    );`,
  'button.html':
    '<!doctype html><div id="root"></div><script type="module" src="/button.jsx"></script>',
  'button.jsx': `
    import { createElement as h } from 'react';
    import { createRoot } from 'react-dom/client';
    import { Button } from '@brand/ui';
    createRoot(document.getElementById('root')).render(h(Button, null, 'Contact'));`,
  'vite.config.js': `
    export default { logLevel: 'error', build: { rolldownOptions: { input: ['index.html', 'button.html'] } } };`,
  'server.js': `
    import { createElement as h } from 'react';
    import { renderToString } from 'react-dom/server';
    import { FaqAccordion } from '@brand/ui';
    const html = renderToString(h(FaqAccordion, { items: [{ id: 'one', question: 'Q', answer: 'A' }] }));
    if (!/<h3[^>]*><button[^>]*aria-expanded="false"/.test(html)) throw new Error(html);`,
};

try {
  await run('pnpm', ['pack', '--out', join(app, 'brand-ui.tgz')], { cwd: library, stdio: quiet });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(app, name), text);
  await run('pnpm', ['install', '--ignore-workspace', '--prefer-offline', '--silent'], {
    cwd: app,
  });
  checkContents();
  await run('node', ['server.js'], { cwd: app });
  await run('vite', ['build'], { cwd: app });
  checkShaking();
  await checkInBrowser();
  console.log(
    'The package installs, renders on a server and in a browser, and ships only what is imported.',
  );
} finally {
  rmSync(app, { recursive: true, force: true });
}

function versionOf(name: string): string {
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, `../node_modules/${name}/package.json`), 'utf8'),
  );
  ok(name in devDependencies, `${name} is a development dependency of the workspace`);
  return version;
}

function checkContents() {
  const installed = join(app, 'node_modules/@brand/ui');
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  equal(JSON.stringify(exports).includes('./src/'), false, 'the package points at its build alone');
  deepEqual(
    readdirSync(installed).filter(
      (name) => !['LICENSE', 'README.md', 'dist', 'package.json', 'node_modules'].includes(name),
    ),
    [],
  );
}

/** A page that imports only Button must not carry the accordion. */
function checkShaking() {
  const assets = join(app, 'dist/assets');
  const bundle = readdirSync(assets).find((name) => /^button-.*\.js$/.test(name));
  ok(bundle, 'the page with only a button is built');
  equal(readFileSync(join(assets, bundle), 'utf8').includes('until-found'), false);
}

async function checkInBrowser() {
  const server = await preview({ root: app, preview: { port: 0, open: false }, logLevel: 'warn' });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const question = page.getByRole('button', { name: 'How far does it turn down?' });
    await question.click();
    await page.getByRole('region').getByText('To 40 % of its flow.').waitFor();
    const contact = page.getByRole('button', { name: 'Contact' });
    equal(
      await contact.evaluate((button) => getComputedStyle(button).backgroundColor),
      'rgb(91, 203, 245)',
    );
    match(await contact.evaluate((button) => getComputedStyle(button).fontFamily), /Archivo/);
    deepEqual(messages, []);
  } finally {
    await browser.close();
    await server.close();
  }
}
