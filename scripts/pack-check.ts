/**
 * Packs @brand/ui, installs the tarball into an application that has never seen this repository, and renders it under
 * plain Node and, built by Vite, in Chromium.
 */
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import type { StdioOptions } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
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
  'theme.js': `
    import { writeFileSync } from 'node:fs';
    import { defaultTheme, themeStylesheet } from '@brand/ui';
    writeFileSync('theme.css', themeStylesheet({
      light: { ...defaultTheme.light, ground: '#fffaf3', accent: '#8f2d0c', action: '#9a3412', onAction: '#ffffff', selected: '#fbe3cf' },
      dark: defaultTheme.dark,
      measures: {
        ...defaultTheme.measures,
        font: { ...defaultTheme.measures.font, heading: 'Georgia, serif' },
        radius: { ...defaultTheme.measures.radius, control: '12px' },
      },
    }));`,
  'main.jsx': `
    import './theme.css';
    import '@brand/ui/styles.css';
    import { createElement as h } from 'react';
    import { createRoot } from 'react-dom/client';
    import { BrandLink } from '@brand/ui/brand-link';
    import { Button } from '@brand/ui/button';
    import { FaqAccordion } from '@brand/ui/faq-accordion';
    import { ProductCarousel } from '@brand/ui/product-carousel';
    import { SiteHeader } from '@brand/ui/site-header';
    import { SpecTable } from '@brand/ui/spec-table';
    const navigation = [
      { type: 'simple', name: 'Home', href: '/' },
      { type: 'dropdown', name: 'Products', href: '/products', links: [{ name: 'Pumps', href: '/pumps' }] },
    ];
    const items = [{ id: 'one', question: 'How far does it turn down?', answer: 'To 40 % of its flow.' }];
    const products = ['Blower', 'Compressor', 'Pump', 'Chiller'].map((name) => ({ name, text: 'On air.', features: ['Oil-free'] }));
    const properties = [{ key: 'flow', label: 'Flow rate', unit: 'm³/min' }];
    const models = [{ code: 'A', values: { flow: '40–60' } }, { code: 'B', values: { flow: '60–90' } }];
    createRoot(document.getElementById('root')).render([
      h(SiteHeader, { key: 'header', brand: h(BrandLink, { name: 'Other brand', href: '/' }), items: navigation, path: '/' }),
      h('main', { key: 'main' },
        h('h1', null, 'Fresh'),
        h(ProductCarousel, { products, label: 'Product line', headingLevel: 2 }),
        h(SpecTable, { properties, models, label: 'Specifications', defaultSelected: 'A', onSelectedChange() {} }),
        h(FaqAccordion, { items, headingLevel: 2 }),
        h(Button, null, 'Contact'),
      ),
    ]);`,
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
  await run('node', ['theme.js'], { cwd: app });
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
    await checkTheme(page);
    await checkBehaviour(page);
    deepEqual(messages, []);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Colours, font and shape are those of the application's own theme, though its stylesheet was loaded first. */
async function checkTheme(page: Page) {
  const look = (element: Locator, property: string) =>
    element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
  const contact = page.getByRole('button', { name: 'Contact' });
  const row = page.getByRole('row', { name: /^A/ });
  equal(await look(page.locator('body'), 'background-color'), 'rgb(255, 250, 243)');
  equal(await look(contact, 'background-color'), 'rgb(154, 52, 18)');
  equal(await look(contact, 'color'), 'rgb(255, 255, 255)');
  equal(await look(contact, 'border-top-left-radius'), '12px');
  match(await look(contact, 'font-family'), /Archivo/);
  match(await look(page.getByRole('heading', { name: 'Blower' }), 'font-family'), /^Georgia/);
  const marked = row.getByRole('cell').first();
  equal(await look(marked, 'background-color'), 'rgb(251, 227, 207)');
}

/** Header, carousel, table and questions work, found by role and name. */
async function checkBehaviour(page: Page) {
  const header = page.getByRole('banner');
  const more = header.getByRole('button', { name: 'Products' });
  await more.click();
  await header.getByRole('link', { name: 'Pumps' }).click({ trial: true });
  await page.keyboard.press('Escape');
  equal(await more.getAttribute('aria-expanded'), 'false');

  const carousel = page.getByRole('region', { name: 'Product line' });
  await carousel.getByRole('group', { name: 'Blower, 1 of 4' }).waitFor();
  await carousel.getByRole('button', { name: 'Next product' }).click();
  await carousel
    .getByRole('button', { name: 'Compressor, 2 of 4' })
    .and(carousel.locator('[aria-current="true"]'))
    .waitFor();

  const table = page.getByRole('table', { name: 'Specifications' });
  const model = table.getByRole('button', { name: 'B', exact: true });
  await model.click();
  equal(await model.getAttribute('aria-pressed'), 'true');

  await page.getByRole('button', { name: 'How far does it turn down?' }).click();
  await page.getByRole('region').getByText('To 40 % of its flow.').waitFor();
}
