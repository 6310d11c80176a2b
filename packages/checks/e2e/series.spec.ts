import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { expect, test } from './test.ts';

const series = [
  {
    name: 'MAX',
    path: '/max-series',
    models: 4,
    chosen: 'MAX50',
    other: 'MAX125',
    figures: ['40–150 m³/min', '20–40%', '< 85 dB', '2–3 years'],
    row: undefined,
  },
  {
    name: 'RMX',
    path: '/rmx-series',
    models: 21,
    chosen: 'RMX10-C060',
    other: 'RMX50-C060',
    figures: ['10–135 m³/min', '20–30%', '65–75 dB(A)', '15+ years'],
    row: 'Narrow face to the front',
  },
  {
    name: 'EMX',
    path: '/emx-series',
    models: 21,
    chosen: 'EMX10-C060',
    other: 'EMX125-C080',
    figures: ['10–135 m³/min', '25–35%', '65–75 dB(A)', '15+ years'],
    row: 'Wide face to the front',
  },
] as const;

const parts = (page: Page, name: string) => {
  const specs = page.locator('#specs');
  const comparison = page.getByRole('table', { name: `Comparison of the ${name} series` });
  return {
    tabs: page.getByRole('navigation', { name: `${name} series` }),
    table: specs.getByRole('table', { name: `Specifications of the ${name} series` }),
    cards:
      name === 'MAX'
        ? comparison.getByRole('columnheader', { name: 'MAX' })
        : page.locator('#models').getByRole('listitem'),
    comparison,
    // Without the headers of frames and sizes.
    heads: comparison.getByRole('columnheader', { name: /^Property|MAX|-C0/ }),
  };
};

/** Expects a model to be marked as selected in its row, card and column. */
async function expectChosen(page: Page, name: string, code: string) {
  const { table, cards, comparison } = parts(page, name);
  await expect(table.locator('tr[data-selected]')).toContainText(code);
  await expect(cards.locator('xpath=self::*[@data-selected]')).toContainText(code);
  await expect(comparison.locator('th[data-selected]')).toContainText(code);
  const picture = `/images/models/${code.toLowerCase()}.webp`;
  await expect(page.locator(`#models img[src="${picture}"]`)).toHaveCount(1);
}

for (const { name, path, models, chosen, figures, row } of series) {
  test(`${path} shows all sections with the right number of items`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${name} turbo blowers, `));
    const hero = page.locator('main > section').first();
    await expect(hero.getByRole('definition')).toHaveText([...figures], { useInnerText: true });
    await expect(hero.locator('video')).toHaveJSProperty('muted', true);
    await expect(hero.locator('video')).toHaveJSProperty('loop', true);

    const { tabs, table, cards, comparison, heads } = parts(page, name);
    await expect(tabs.getByRole('link').filter({ hasNotText: 'Contact' })).toHaveText([
      'Overview',
      'Specifications',
      'Models',
      'Technology',
    ]);
    await expect(page.locator('#overview')).toContainText('since 2007');
    const overview = page.locator('#overview');
    await expect(
      overview.getByRole('term').or(overview.getByRole('heading', { level: 3 })),
    ).toHaveCount(4);
    const region = (heading: string) => page.getByRole('region', { name: heading });
    await expect(region('Core technology').getByRole('heading', { level: 3 })).toHaveCount(2);
    await expect(region('Key features').getByRole('heading', { level: 3 })).toHaveCount(2);
    await expect(region('Industry applications').getByRole('term')).toHaveCount(6);
    await expect(region('Sales and service').getByRole('listitem')).toHaveCount(13);
    await expect(region('Performance').getByRole('term')).toHaveCount(4);
    const machines = page.getByRole('list', {
      name: `Machines of the ${name} series by flow rate`,
    });
    // Four product pictures before the specifications.
    await expect(machines.getByRole('img')).toHaveCount(row ? 3 : 4);
    if (row) {
      await expect(region(row).getByRole('img')).toHaveCount(1);
      await expect(page.locator('#models').getByRole('img')).toHaveCount(3);
    }

    await expect(table.getByRole('columnheader')).toHaveText([
      /^Model/,
      /^Flow rate/,
      /^Pressure/,
      /^Power/,
      /^Noise level/,
      'Compare',
      /^Dimensions/,
      /^Weight/,
    ]);
    await expect(table.getByRole('row')).toHaveCount(models + 1);
    await expect(cards).toHaveCount(models);
    await expect(heads).toHaveCount(models + 1);
    await expect(comparison.getByRole('rowheader')).toHaveCount(name === 'MAX' ? 8 : 6);
    await expectChosen(page, name, chosen);

    const closing = page.locator('main > section:not([data-state])').last();
    for (const [link, href] of [
      ['Contact Sales', '/contact'],
      ['Request Demo', '/demo'],
    ] as const) {
      await expect(closing.getByRole('link', { name: link })).toHaveAttribute('href', href);
    }
    if (name !== 'MAX') return expectConditions(page, name);
    // The controls of films at the edge of the page are clear of the floating buttons.
    const floating = await page.getByRole('navigation', { name: 'Quick actions' }).boundingBox();
    const controls = region('Core technology').getByRole('button');
    await expect(controls).toHaveCount(2);
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(floating?.x ?? 0);
    }
  });
}

test('MAX states gases, flanges and approvals, and marks figures on request', async ({
  plainPage: page,
}) => {
  await page.goto('/max-series');
  const gases = page.getByRole('table', { name: /chemical limits/ });
  await expect(gases.getByRole('columnheader')).toHaveText([
    'Property',
    'Average mg/m³',
    'Maximum mg/m³',
  ]);
  await expect(gases.getByRole('rowheader')).toHaveCount(8);
  // The styles of a block override those of its parts, whatever the loading order.
  await expect(gases.getByRole('rowheader').first()).toHaveCSS('text-align', 'start');
  await expect(page.getByRole('row', { name: /Flange standards/ })).toContainText(
    'ANSI class 150, DIN 2576',
  );
  await expect(
    page.getByRole('table', { name: 'Approvals and standards' }).getByRole('rowheader'),
  ).toHaveText(['CE', 'ISO 9001', 'ISO 14001', 'ASME PTC 13', 'ISO 5389']);
  const { table } = parts(page, 'MAX');
  await expect(table.getByRole('row', { name: /MAX50/ }).getByRole('cell')).toHaveText(
    ['40–60', '0.6–1.0', '250–350', '72 dB(A)', '', '1800 × 1200 × 1500', '1,800'],
    { useInnerText: true },
  );
  await expect(table.getByRole('link', { name: 'Compare: MAX50' })).toBeVisible();
  await expect(table.getByRole('row', { name: /MAX75/ })).toContainText(/75\sdB(?!\()/);
  await expect(table.getByRole('row', { name: /MAX100/ })).toContainText('On request');
  await expect(table.getByRole('row', { name: /MAX125/ })).toContainText('New');
});

/** The operating conditions, materials and approvals of a series, in both unit systems. */
async function expectConditions(page: Page, name: string) {
  const conditions = page.getByRole('table', { name: 'Operating conditions' });
  const cells = conditions.getByRole('cell');
  await expect(cells).toHaveText(
    [
      '−10 to 40 °C',
      '90–110 kPa',
      'At most 95%, non-condensing',
      'At most 1,500 m',
      'IP51',
      '380–400 VAC at 50–60 Hz',
    ],
    { useInnerText: true },
  );
  const materials = page.getByRole('table', { name: 'Materials' });
  await expect(materials).toContainText('Al7075-T6');
  await expect(materials).toContainText('Class H');
  const supply = page.getByRole('table', { name: 'Supply' });
  await expect(supply.getByRole('row', { name: /^Scope of supply/ })).toContainText('inverter');
  await expect(
    page.getByRole('table', { name: 'Approvals and standards' }).getByRole('rowheader'),
  ).toHaveCount(5);
  await expect(parts(page, name).table.getByText('New')).toHaveCount(3);
  await page.getByRole('banner').getByRole('link', { name: 'US', exact: true }).click();
  await expect(cells.first()).toHaveText('14 to 104 °F', { useInnerText: true });
  await expect(cells.nth(1)).toHaveText('13.1–16.0 psi', { useInnerText: true });
  await expect(cells.nth(3)).toHaveText('At most 4,921 ft', { useInnerText: true });
}

test('the buttons of the hero scroll to the models and switch to the Technology tab', async ({
  usedPage: page,
}) => {
  await page.goto('/max-series');
  const { tabs } = parts(page, 'MAX');
  await expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current');
  await page.getByRole('link', { name: 'Explore Models' }).click();
  await expect(page.getByRole('heading', { name: 'Choose by flow.' })).toBeInViewport();
  await expect(tabs.getByRole('link', { name: 'Models' })).toHaveAttribute('aria-current');

  await page.getByRole('link', { name: 'View Technology' }).click();
  await expect(page).toHaveURL(/\?tab=videos#technology$/);
  await expect(tabs.getByRole('link', { name: 'Technology' })).toHaveAttribute('aria-current');
  await expect(page.locator('#overview')).toHaveCount(0);
  await expect(page.locator('main video')).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'Core technology' })).toBeInViewport();

  for (const [name, id] of [
    ['Specifications', 'specs'],
    ['Overview', 'overview'],
  ] as const) {
    await tabs.getByRole('link', { name }).click();
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current');
    await expect(tabs).toBeInViewport();
  }
});

test('a card selects its model everywhere and in the URL without scrolling', async ({
  usedPage: page,
}) => {
  await page.goto('/rmx-series');
  const card = page.locator('#models').getByRole('link', { name: /^RMX50-C060 0/ });
  await card.scrollIntoViewIfNeeded();
  const top = async () => (await card.boundingBox())?.y ?? 0;
  const before = await top();
  await card.click();
  await expect(page).toHaveURL(/\?model=RMX50-C060$/);
  await expectChosen(page, 'RMX', 'RMX50-C060');
  // Firefox scrolls by whole pixels.
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);

  await page.getByRole('banner').getByRole('link', { name: 'US', exact: true }).click();
  await expect(page).toHaveURL(/\?model=RMX50-C060&units=us$/);
  const row = parts(page, 'RMX').table.getByRole('row', { name: /RMX50-C060/ });
  await expect(row.getByRole('cell').first()).toHaveText('1,766–2,119', { useInnerText: true });
  await expectChosen(page, 'RMX', 'RMX50-C060');
});

test('the size of the selected model leads to its page, datasheet and quote, and Contact Sales carries it', async ({
  plainPage: plain,
  usedPage: page,
}) => {
  await page.goto('/emx-series');
  const models = page.locator('#models');
  const sales = page.getByRole('main').getByRole('link', { name: 'Contact Sales' });
  await expect(sales.first()).toHaveAttribute('href', '/contact');
  await models.getByRole('link', { name: /^EMX40-C080 0/ }).click();
  await expect(page).toHaveURL(/\?model=EMX40-C080$/);
  for (const [name, href] of [
    ['All figures: EMX40-C080', '/products/emx40-c080'],
    [/^Datasheet \(PDF, \d+ kB\)$/, '/downloads/emx40-c080-datasheet.pdf'],
    ['Request a quote', '/contact?models=emx40-c080#contact-form'],
  ] as const) {
    await expect(models.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  expect(await violationsOf(page, '#models')).toEqual([]);
  for (const link of await sales.all()) {
    await expect(link).toHaveAttribute('href', '/contact?models=emx40-c080#contact-form');
  }
  await models.getByRole('link', { name: 'All figures: EMX40-C080' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'EMX40-C080' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\?model=EMX40-C080$/);

  await plain.goto('/max-series');
  // The default model is carried too, once the visitor has selected it.
  await plain.getByRole('link', { name: 'Selected MAX50' }).click();
  await plain.getByRole('main').getByRole('link', { name: 'Contact Sales' }).last().click();
  await expect(plain.getByRole('region', { name: 'Your request for a quote' })).toContainText(
    'MAX50',
  );
});

test('in the window of a laptop, the opening fits into the first screen', async ({
  plainPage: page,
}) => {
  const height = 768;
  await page.setViewportSize({ width: 1366, height });
  for (const path of ['/rmx-series', '/emx-series', '/technologies']) {
    await page.goto(path);
    const figures = await page.getByRole('main').locator('dl').first().boundingBox();
    expect([path, figures && figures.y + figures.height <= height]).toEqual([path, true]);
  }
});

test('a URL shows the same view without JavaScript', async ({ plainPage: page }) => {
  for (const { name, path, other } of series) {
    const answer = await page.goto(`${path}?model=${other}&tab=specs`);
    expect(answer?.headers()['cache-control']).toContain('s-maxage=3600');
    await expectChosen(page, name, other);
    const { tabs } = parts(page, name);
    await expect(tabs.getByRole('link', { name: 'Specifications' })).toHaveAttribute(
      'aria-current',
    );
  }
  await page.goto('/emx-series?model=nonsense&tab=nonsense');
  await expectChosen(page, 'EMX', 'EMX10-C060');
  await page
    .locator('#models')
    .getByRole('link', { name: /^EMX40-C080 0/ })
    .click();
  await expect(page).toHaveURL(/\?model=EMX40-C080#models$/);
  await expectChosen(page, 'EMX', 'EMX40-C080');
  // Until it has loaded, the browser scrolls back to #models, also between press and release.
  await page.waitForLoadState();
  await page.getByRole('link', { name: 'View Technology' }).click();
  await expect(page.locator('#technology').getByRole('listitem').first()).toBeVisible();
});

test.describe(() => {
  test.use({ films: true });

  test('films play only while visible, one control pauses all, and paused films are not loaded', async ({
    page,
  }) => {
    await page.goto('/emx-series?tab=videos');
    const films = page.locator('main video');
    await films.nth(1).scrollIntoViewIfNeeded();
    const playing = (index: number) =>
      films.nth(index).evaluate((film) => !(film as HTMLVideoElement).paused);
    await expect.poll(() => playing(1)).toBe(true);
    await expect.poll(() => playing(0)).toBe(false);
    // One for each film, including the hero's. All have the same label.
    const all = await films.count();
    await expect(page.getByRole('button', { name: 'Pause motion' })).toHaveCount(all);
    await page.getByRole('button', { name: 'Pause motion' }).nth(1).click();
    await expect(page.getByRole('button', { name: 'Play motion' })).toHaveCount(all);
    await expect.poll(() => playing(1)).toBe(false);

    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Play motion' }).first()).toBeVisible();
    expect(requested.filter((url) => /\.(mp4|webm)/.test(url))).toEqual([]);
  });
});

test('the comparison shows every model, and the URL sets other columns', async ({
  usedPage: page,
}) => {
  const { comparison, heads } = parts(page, 'RMX');
  await page.goto('/rmx-series?model=RMX50-C060');
  await expect(heads).toHaveCount(22);
  // The selected model is in view, although it is in the middle of the series.
  const chosen = comparison.getByRole('columnheader', { name: 'RMX50-C060' });
  await comparison.scrollIntoViewIfNeeded();
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await expect(comparison.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 });

  await page.getByText('Choose models').click();
  await page.getByRole('button', { name: 'RMX10-C060' }).click();
  await expect(page).toHaveURL(/&columns=RMX15-C060,RMX20-C060,.*,RMX125-C080$/);
  await page.reload();
  await expect(heads).toHaveCount(21);
  await page
    .locator('#models')
    .getByRole('link', { name: /^RMX10-C060 0/ })
    .click();
  await expect(heads).toHaveCount(22);

  await page.goto('/rmx-series?columns=RMX10-C060,RMX20-C060');
  await expect(heads).toHaveText(['PropertyRMX', /RMX10-C060/, /RMX20-C060/]);
  await expect(page.getByText('Scroll sideways for more').last()).toBeHidden();
  await page
    .locator('#models')
    .getByRole('link', { name: /^RMX15-C060 0/ })
    .click();
  await expect(heads).toHaveText(['PropertyRMX', /RMX10-C060/, /RMX15-C060/, /RMX20-C060/]);
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/rmx-series?model=RMX15-C060');
  await expect(heads).toHaveCount(22);
});

for (const width of [390, 1440]) {
  test(`without JavaScript at ${width} px the comparison of 21 models scrolls and says so`, async ({
    plainPage: page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/emx-series');
    const { comparison, heads } = parts(page, 'EMX');
    await expect(heads).toHaveCount(22);
    await expect(page.locator('#comparison').getByText('Scroll sideways for more')).toBeVisible();
    const name = comparison.getByRole('rowheader').first();
    await heads.last().scrollIntoViewIfNeeded();
    // Firefox scrolls by whole pixels.
    await expect(heads.last()).toBeInViewport({ ratio: 0.99 });
    await expect(name).toBeInViewport({ ratio: 1 });

    await page.goto('/emx-series?columns=EMX10-C060,EMX15-C060');
    await expect(heads).toHaveCount(3);
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(page).toHaveURL('/emx-series#comparison');
    await expect(heads).toHaveCount(22);
  });
}

test('on a phone the frame of the specifications ends below a row, not within its letters, and the comparison of 21 models is usable', async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rmx-series');
  const { table, comparison, heads } = parts(page, 'RMX');
  await table.scrollIntoViewIfNeeded();
  const distances = await table.evaluate((element) => {
    const edge = element.closest('[tabindex]')?.getBoundingClientRect().bottom ?? Number.NaN;
    const rows = [...element.querySelectorAll('tr')];
    return rows.map((row) => Math.abs(row.getBoundingClientRect().bottom - edge));
  });
  expect(distances.length).toBeGreaterThan(13);
  expect(Math.min(...distances)).toBeLessThan(1);
  await page.getByText('Choose models').click();
  for (const code of ['RMX15-C060', 'RMX20-C060']) {
    await page.getByRole('button', { name: code }).click();
  }
  await expect(page.getByText('19 of 21 models shown')).toBeVisible();
  await expect(heads).toHaveCount(20);
  const name = comparison.getByRole('rowheader').first();
  await heads.last().scrollIntoViewIfNeeded();
  await expect(name).toBeInViewport({ ratio: 1 });
});

test('a link scrolls the comparison to a frame, and models pressed before the page has followed the first press are all left out', async ({
  usedPage: page,
}) => {
  await page.goto('/rmx-series');
  const size = parts(page, 'RMX').comparison.getByText('RMX75', { exact: true });
  await expect(size).not.toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Frames' })
    .getByRole('link', { name: 'Large frame' })
    .click();
  await expect(size).toBeInViewport({ ratio: 1 });
  await page.getByText('Choose models').click();
  const models = page.getByRole('button', { name: /^RMX(?:15|20)-C060$/ });
  await expect(models).toHaveCount(2);
  await models.evaluateAll(async (buttons) => {
    for (const button of buttons as HTMLElement[]) {
      button.click();
      // Another task, as a real press, but sooner than the page is rendered.
      await new Promise((next) => setTimeout(next));
    }
  });
  await expect(page.getByText('19 of 21 models shown')).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('columns')?.split(',').length === 19);
});

test('structured data lists every model with its units', async ({ request }) => {
  for (const { path, models } of series) {
    const html = await (await request.get(path)).text();
    const json = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? '';
    const [group, trail] = JSON.parse(json)['@graph'];
    expect(group['@type']).toBe('ProductGroup');
    expect(group.hasVariant).toHaveLength(models);
    expect(group.hasVariant[0].weight.unitCode).toBe('KGM');
    expect(trail['@type']).toBe('BreadcrumbList');
  }
});
