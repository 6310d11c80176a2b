import type { Request } from '@playwright/test';
import { scriptWith } from './scripts.ts';
import { expect, holdRequests, holdSplash, test } from './test.ts';

test('home: every section shows its claims', async ({ usedPage: page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const hero = main.locator('section').first();
  for (const tag of ['Industrial', 'Commercial', 'Residential']) {
    await expect(hero.getByRole('listitem').filter({ hasText: tag })).toBeVisible();
  }
  for (const claim of ['30–40%', 'Oil-free', 'Uptime of the product line99.9%', '2–3 years']) {
    await expect(hero.locator('dl')).toContainText(claim);
  }
  // The noise level needs its scope, which stands in Our Advantages.
  await expect(hero).not.toContainText('dB');
  const section = (name: string) => main.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(section('Our Advantages').getByRole('term')).toHaveText([
    'Oil-free',
    'Low noise',
    'Energy efficiency',
    'Smart IoT',
  ]);
  await expect(section('Our Advantages')).toContainText(/30–40%.*45 dB for the product line/s);
  const technology = section('Advanced Technology');
  await expect(technology.getByRole('heading', { level: 3 })).toHaveCount(3);
  const industries = section('Industry Applications');
  await expect(industries.getByRole('heading', { level: 3 })).toHaveText([
    'Manufacturing',
    'Healthcare',
    'Finance',
    'Retail',
  ]);
  for (const claim of ['40% cost reduction', '100,000+ transactions', '80% less resource use']) {
    await expect(industries).toContainText(claim);
  }
  await expect(section('Performance Metrics')).toContainText(
    /product line.*Clients500\+.*Cost reduction40%.*Performance claim10×.*120\+ reviews4\.9\s\/ 5/s,
  );
  await expect(main.getByRole('link', { name: 'Get a Free Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(main.getByRole('link', { name: 'Schedule Live Demo' })).toHaveAttribute(
    'href',
    '/demo',
  );
});

test('home: the buttons of the hero scroll to their sections', async ({ usedPage: page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Products' }).click();
  await expect(page.getByRole('heading', { name: 'Our Product Line' })).toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { name: /We answer within 24 hours/ })).toBeInViewport();
});

test('home: the row of products is as high before it becomes a carousel', async ({ page }) => {
  const release = await holdRequests(page, scriptWith('scrollSnapList'));
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Products', exact: true });
  await row.scrollIntoViewIfNeeded();
  const height = () => row.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  release();
  await expect(row).toHaveAttribute('data-state', 'ready');
  expect(await height()).toBe(before);
});

test.describe('if the carousel does not load', () => {
  test.use({ expectConsole: /Failed to load resource/ });

  test('home: the products are a row that scrolls', async ({ page }) => {
    await page.route(scriptWith('scrollSnapList'), (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Products', exact: true });
    await row.scrollIntoViewIfNeeded();
    await refused;
    await row.getByRole('link').last().focus();
    await expect(row.getByRole('link').last()).toBeInViewport();
    await expect(row).toHaveAttribute('data-state', 'row');
  });
});

test.describe('on the first page of a visit', () => {
  test.use({ splash: true });

  test('home: the splash covers the rendered page for 4.5 s, once per visit', async ({ page }) => {
    const letSplashGo = await holdSplash(page);
    await page.goto('/', { waitUntil: 'commit' });
    const splash = page.getByRole('region', { name: 'Opening' });
    await expect(splash).toBeVisible();
    // Hydration neither replaces nor restarts the splash of the server HTML.
    await expect(splash).toHaveAttribute('data-first');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const seconds = await splash.evaluate((element) =>
      Math.max(
        ...element
          .getAnimations({ subtree: true })
          .map((animation) => Number(animation.effect?.getComputedTiming().endTime) / 1000),
      ),
    );
    expect(seconds).toBeGreaterThanOrEqual(4.5);
    expect(seconds).toBeLessThan(5.5);
    await letSplashGo();
    await expect(splash).toBeHidden({ timeout: 10_000 });
    await page.reload();
    await expect(splash).toBeHidden();
  });

  test('home: Skip and Escape close the splash, and reduced motion never shows it', async ({
    browser,
  }) => {
    for (const way of ['Skip', 'Escape', 'reduced'] as const) {
      const context = await browser.newContext({
        reducedMotion: way === 'reduced' ? 'reduce' : 'no-preference',
      });
      const page = await context.newPage();
      const letSplashGo = await holdSplash(page);
      await page.goto('/');
      const splash = page.getByRole('region', { name: 'Opening' });
      const shown = splash.and(page.locator('[data-state="shown"]'));
      // A press before hydration is lost, so the test repeats it as a visitor would.
      await expect(async () => {
        // A press that was handled late has closed the splash already.
        const waits = (await shown.count()) > 0;
        if (way === 'Skip' && waits)
          await page.getByRole('button', { name: 'Skip' }).click({ timeout: 1000 });
        if (way === 'Escape' && waits) await page.keyboard.press('Escape');
        await expect(shown).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await letSplashGo();
      await expect(splash).toBeHidden({ timeout: 2000 });
      await context.close();
    }
  });
});

test('home: the finder begins with an example, which is never sent', async ({ usedPage: page }) => {
  await page.goto('/');
  const finder = page.locator('#finder');
  const quote = finder.getByRole('link', { name: 'Request a quote' });
  await expect(finder).toContainText('3 models cover 55\u00a0m³/min at 0.62\u00a0bar.');
  await expect(finder.getByRole('textbox', { name: 'Flow rate' })).toHaveValue('');
  for (const link of await finder.getByRole('link').all()) {
    expect(await link.getAttribute('href')).not.toMatch(/flow|pressure/);
  }
  await expect(quote).toHaveAttribute('href', '/contact?models=rmx50-c080#contact-form');
  await finder.getByRole('slider', { name: 'Flow rate' }).press('ArrowRight');
  await expect(quote).toHaveAttribute(
    'href',
    '/contact?flow=56&pressure=0.62&models=rmx50-c080#contact-form',
  );
  await expect(finder.getByRole('textbox', { name: 'Flow rate' })).toHaveValue('56');
  await finder.getByRole('link', { name: 'See all results' }).click();
  await expect(page).toHaveURL(/\/products\/selector\?flow=56&pressure=0.62#results$/);
});

test('home: the finder opens the selector with the values that were typed or set on the chart', async ({
  usedPage: page,
}) => {
  await page.goto('/');
  const finder = page.locator('#finder');
  await finder.getByRole('slider', { name: 'Flow rate' }).waitFor();
  await finder.getByRole('img', { name: /Operating map/ }).click({ position: { x: 200, y: 150 } });
  await expect(finder.getByRole('textbox', { name: 'Flow rate' })).not.toHaveValue('');
  await finder.getByRole('textbox', { name: 'Flow rate' }).fill('40');
  await finder.getByRole('textbox', { name: 'Pressure rise' }).fill('0.7');
  await finder.getByRole('button', { name: 'Find models' }).click();
  await expect(page).toHaveURL(/\/products\/selector\?flow=40&pressure=0.7#results$/);
  await expect(page.getByRole('heading', { name: /^7 models cover/ })).toBeVisible();
});

test('home: the headline changes every 5 s, and pausing motion is remembered', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  const second = page.getByText('One shaft on air. No oil, no\u00a0gears.');
  const third = page.getByText('As much air as the process asks for.');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oil-free air for');
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(second).toBeVisible({ timeout: 50 });
  }).toPass();
  await page.clock.runFor(3000);
  await expect(second).toBeVisible();
  await page.clock.runFor(2000);
  await expect(third).toBeVisible();
  await page.getByRole('button', { name: 'Pause motion' }).first().click();
  await page.clock.runFor(11_000);
  await expect(third).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play motion' }).first()).toBeVisible();
});

test.describe(() => {
  test.use({ films: true });

  test('home: films load after the first paint and play muted in a loop', async ({ page }) => {
    const films: Request[] = [];
    // A request has no timing before its response.
    page.on('response', (response) => {
      if (/\.(webm|mp4)$/.test(response.url())) films.push(response.request());
    });
    await page.goto('/');
    await expect.poll(() => films.length).toBeGreaterThan(0);
    const film = page.locator('video').first();
    await expect(film).toHaveJSProperty('paused', false);
    await expect(film).toHaveJSProperty('muted', true);
    await expect(film).toHaveJSProperty('loop', true);
    const painted = await page.evaluate(
      () =>
        performance.timeOrigin +
        (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity),
    );
    for (const request of films) expect(request.timing().startTime).toBeGreaterThan(painted);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('home: the carousel does not rotate and no film is loaded', async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
    });
    await page.goto('/');
    await page.getByRole('region', { name: 'Products', exact: true }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
    await expect(page.getByRole('button', { name: 'Pause rotation' })).toHaveCount(0);
  });
});

test('home: without JavaScript there is no splash, because it could not be skipped', async ({
  plainPage: page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Not `toBeHidden`, which would wait for it to disappear.
  expect(await page.getByLabel('Opening').isVisible()).toBe(false);
});

test('home: the carousel advances every 3 s until it is paused', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Products', exact: true });
  await row.scrollIntoViewIfNeeded();
  await expect(row).toHaveAttribute('data-rotating', '');
  await page.clock.pauseAt(120_000);
  const dots = row.getByRole('group', { name: 'Choose a product' }).getByRole('button');
  await expect(dots).toHaveCount(4);
  const chosen = () =>
    dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
  const nextTurn = async () => {
    const before = await chosen();
    let passed = 0;
    for (; passed < 10_000 && (await chosen()) === before; passed += 100) {
      await page.clock.runFor(100);
    }
    return { turns: ((await chosen()) - before + 4) % 4, passed };
  };
  await nextTurn();
  for (const turn of ['first', 'second', 'third', 'fourth']) {
    const { turns, passed } = await nextTurn();
    expect(turns, `${turn} turn`).toBe(1);
    expect(passed, `${turn} turn`).toBeGreaterThanOrEqual(2900);
    expect(passed, `${turn} turn`).toBeLessThanOrEqual(3500);
  }

  await row.getByRole('button', { name: 'Pause rotation' }).click();
  await expect(row).not.toHaveAttribute('data-rotating');
  const rest = await chosen();
  await page.clock.runFor(7000);
  expect(await chosen()).toBe(rest);
  for (const warranty of ['5 year', '3 year', '2 year', '4 year']) {
    await expect(row).toContainText(`${warranty} warranty`);
  }
});
