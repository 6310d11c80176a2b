import { violationsOf } from './axe.ts';
import { expect, test } from './test.ts';

test('searching for a model code lists that model first, highlighted and linked', async ({
  plainPage: page,
}) => {
  await page.goto('/search?q=rmx%2050%20c060');
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  await expect(first.getByRole('link')).toHaveAccessibleName('RMX50-C060');
  await expect(first.locator('mark', { hasText: 'C060' })).toBeVisible();
  await expect(first.getByRole('link')).toHaveAttribute('href', '/products/rmx50-c060');
});

test('a code in a sentence finds its message first, also in the header', async ({
  usedPage: page,
}) => {
  await page.goto('/search?q=alarm%20E-07');
  const main = page.getByRole('main');
  const first = main.getByRole('heading', { level: 2 }).getByRole('link').first();
  await expect(first).toHaveText('E07 Surge');
  await expect(first).toHaveAttribute('href', '/troubleshooting#e07');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'Search' });
  for (const [query, name] of [
    ['code 7', 'E07 Surge'],
    ['480 V', 'Supply: 480 V'],
    ['jobs', 'Careers'],
    ['press kit', 'Press'],
  ] as const) {
    await field.fill(query);
    await expect(page.getByRole('search').getByRole('option').first()).toContainText(name);
  }
});

test('figures of models are shown in the units of the page', async ({ plainPage: page }) => {
  await page.goto('/search?q=rmx50-c060&units=us');
  await expect(page.getByRole('main').getByText('1,766–2,119 CFM')).toBeVisible();
});

test('pages and articles are in one list, which can be filtered by type', async ({
  usedPage: page,
}) => {
  await page.goto('/search?q=bearing');
  await expect(page.getByRole('status').filter({ hasText: 'results for “bearing”' })).toBeVisible();
  await page.getByRole('link', { name: /^Articles \(\d+\)$/ }).click();
  await expect(page).toHaveURL(/type=post/);
  const links = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await expect(links.first()).toHaveAttribute('href', /^\/blog\//);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^\/blog\//);
  await page.goBack();
  await expect(page).toHaveURL(/q=bearing$/);
});

test('typing searches after a pause', async ({ usedPage: page }) => {
  await page.goto('/search');
  await expect(
    page.getByRole('heading', { name: 'Start typing to search products and resources' }),
  ).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Search the site' });
  await field.fill('aeration');
  await expect(page).toHaveURL(/\/search\?q=aeration$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
    /aeration/i,
  );
  await field.fill('zzzzqqq');
  await expect(page.getByRole('heading', { name: 'No results found for "zzzzqqq"' })).toBeVisible();
});

test('hostile and very long queries are treated as text', async ({ request }) => {
  for (const query of [
    '<script>alert(1)</script>',
    '" OR 1=1 --',
    '{total}',
    'x'.repeat(5000),
    '((((',
    '\u0000',
  ]) {
    const answer = await request.get(`/search?q=${encodeURIComponent(query)}`);
    expect(answer.status(), query.slice(0, 20)).toBe(200);
    expect(await answer.text()).not.toContain('<script>alert(1)');
  }
});

test('suggestions come from the index of the search page', async ({ request }) => {
  const suggestions = await (await request.get('/search/suggestions?q=emx10')).json();
  expect(suggestions[0]).toMatchObject({ type: 'product', name: expect.stringMatching(/^EMX10/) });
  expect(suggestions.length).toBeLessThanOrEqual(6);
  expect(await (await request.get('/search/suggestions?q=%20')).json()).toEqual([]);
});

test('the header search suggests, reports when nothing is found, and opens the results', async ({
  usedPage: page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'Search' });
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText('Start typing to search products and resources');
  await field.fill('SERIES');
  await expect(page.getByRole('group', { name: 'Products' }).getByRole('option')).toHaveCount(4);
  expect(await violationsOf(page)).toEqual([]);
  await field.fill('zzz');
  await expect(status).toHaveText('No results found for "zzz"');
  await field.fill('air foil');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=air(\+|%20)foil$/);
  await expect(field).toBeHidden();
});

test('the header also suggests from the whole index, and a suggestion scrolls to its target', async ({
  usedPage: page,
}) => {
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  const field = page.getByRole('combobox', { name: 'Search' });
  for (const [query, group, name, address, target] of [
    ['rmx 50 c060', 'Products', 'RMX50-C060', /\/products\/rmx50-c060$/, undefined],
    ['surge', 'Articles', /^Surge, choke/, /\/blog\/surge-and-choke$/, undefined],
    ['houston', 'Offices', 'Houston, United States', /#office-usa$/, '#office-usa'],
    ['installation take', 'Questions', /How long/, /#installation-time$/, '#installation-time'],
  ] as const) {
    const option = page.getByRole('group', { name: group }).getByRole('option', { name }).first();
    // A page that finishes loading closes the search, even if the URL had changed before the search was opened.
    await expect(async () => {
      if (await field.isHidden()) await button.click();
      await field.fill(query, { timeout: 1000 });
      await option.click({ timeout: 10_000 });
    }).toPass();
    await expect(page).toHaveURL(address);
    await expect(field).toBeHidden();
    if (target) await expect(page.locator(target)).toBeInViewport();
  }
  // The answer is open too.
  await expect(page.getByText('days for a single unit')).toBeVisible();
});

test('each built-in suggestion leads to a page', async ({ usedPage: page, request }) => {
  await page.goto('/about-us');
  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name: 'Search' });
  const field = header.getByRole('combobox', { name: 'Search' });
  await button.click();
  await expect(field).toBeFocused();
  for (const [query, href] of [
    ['max s', '/products/max-series'],
    ['RMX', '/products/rmx-series'],
    ['emx', '/products/emx-series'],
    ['new', '/products/new-series'],
    ['energy', '/blog/energy-saving'],
    ['manufacturing', '/case-studies/manufacturing'],
    ['FUTURE', '/blog/future-tech'],
    ['installation', '/downloads/max-installation'],
  ]) {
    await field.fill(query ?? '');
    await expect(header.locator(`[role="option"][href="${href}"]`), query).toBeVisible();
    expect((await request.get(href ?? '')).status(), href).toBe(200);
  }
});

test('the search in the drawer shows the same suggestions', async ({ usedPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('combobox', { name: 'Search' }).fill('rmx');
  await drawer.getByRole('option', { name: /RMX Series/ }).click();
  await expect(page).toHaveURL(/\/rmx-series$/);
  await expect(drawer).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search button links to the search page, whose form works', async ({
    usedPage: page,
  }) => {
    await page.goto('/about-us');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search$/);
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('emx40-c080');
    await main.getByRole('searchbox').press('Enter');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('EMX40-C080');
  });
});

test('figures suggest the prefilled selector, and an empty result links to the selector and the hotline', async ({
  plainPage: page,
}) => {
  await page.goto('/search?q=40%20m3/min%200.7%20bar');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await expect(titles.first()).toHaveText('Model Selector: 40 m³/min, 0.7 bar');
  await expect(titles.first()).toHaveAttribute(
    'href',
    '/products/selector?flow=40&pressure=0.7#results',
  );
  await expect(titles.filter({ hasText: 'RMX35-C080' })).toHaveAttribute(
    'href',
    '/products/rmx35-c080',
  );
  await page.goto('/search?q=zzzzqqq');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Select by flow and pressure' })).toBeVisible();
  await expect(main.getByRole('link', { name: /hotline/i })).toHaveAttribute('href', /^tel:/);
});
