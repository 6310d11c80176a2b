import { expect, test } from './test.ts';

test('services: the hero shows title, buttons, figures and tabs, and is as high as the viewport, at least 800 px', async ({
  plainPage: page,
}) => {
  await page.goto('/services');
  await expect(page).toHaveTitle(/^Turbo blower commissioning/);
  const hero = page.locator('main > section').first();
  await expect(hero).toHaveCSS('min-height', '900px');
  for (const [name, href] of [
    ['Explore Services', '#commissioning'],
    ['Support Plans', '#support'],
  ] as const) {
    await expect(hero.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(hero.getByRole('term')).toHaveText([
    'Support Availability',
    'Certified Technicians',
    'Response Time',
    'Service Network',
  ]);
  await expect(hero.getByRole('definition')).toHaveText(['24/7', '100+', '2–4 h', 'Global']);

  const tabs = page.getByRole('navigation', { name: 'Services' });
  await expect(tabs.getByRole('link')).toHaveText([
    'Commissioning',
    'Installation',
    'Training',
    'Support Plans',
  ]);
  for (const [viewport, height] of [
    [700, 800],
    [1300, 1300],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: viewport });
    await expect(hero).toHaveCSS('min-height', `${height}px`);
  }
});

test('services: the buttons of the hero and a URL with a hash scroll to their sections', async ({
  usedPage: page,
}) => {
  await page.goto('/services');
  const tabs = page.getByRole('navigation', { name: 'Services' });
  await expect(tabs.getByRole('link', { name: 'Commissioning' })).toHaveAttribute('aria-current');
  await page.getByRole('link', { name: 'Support Plans' }).first().click();
  await expect(page.getByRole('heading', { name: 'Support Plans' })).toBeInViewport();
  await page.goto('/services?from=mail#training');
  await expect(page.getByRole('heading', { name: 'Training', exact: true })).toBeInViewport();
  await expect(tabs.getByRole('link', { name: 'Training' })).toHaveAttribute('aria-current');
});

test('services: all benefits, steps, programmes and regions are listed', async ({
  plainPage: page,
}) => {
  await page.goto('/services');
  const commissioning = page.locator('#commissioning');
  await expect(commissioning.getByRole('term')).toHaveCount(4);
  const steps = page.locator('section').filter({ hasText: 'Five steps to a running machine' });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await expect(steps).toContainText('below 85 dB');

  const installation = page.locator('#installation');
  await expect(installation.getByRole('definition')).toHaveText(['1–2 days', '3–5 days']);
  await expect(page.getByRole('list', { name: 'Our scope of work' })).toBeVisible();
  await expect(installation.getByRole('img', { name: /hanging from four slings/ })).toBeVisible();

  await expect(page.locator('#training').getByRole('listitem')).toHaveText([
    /^4\shours\s*Basic Operator Training/,
    /^8\shours\s*Advanced Maintenance Training/,
    /^On request\s*Train-the-Trainer/,
    /^On request\s*Customized/,
  ]);

  const regions = page.getByRole('list', { name: 'Global network' }).getByRole('listitem');
  await expect(regions).toHaveCount(13);
  await expect(page.getByRole('list', { name: 'Comprehensive support' })).toBeVisible();
});

test('services: each of the three plans links to the contact form with its name', async ({
  plainPage: page,
}) => {
  await page.goto('/services');
  const plans = page.locator('#support li').filter({ has: page.getByRole('heading') });
  await expect(plans).toHaveCount(3);
  const expected = [
    ['Basic Support', 'Included', '1-year warranty extension', 4, 'basic'],
    ['Premium Support', '$2,500/year', 'Priority parts availability', 5, 'premium'],
    ['Platinum Support', 'Custom Quote', 'On-site technician within 24h', 5, 'platinum'],
  ] as const;
  for (const [index, [name, price, feature, features, key]] of expected.entries()) {
    const plan = plans.nth(index);
    await expect(plan.getByRole('heading', { name })).toBeVisible();
    await expect(plan).toContainText(price);
    await expect(plan).toContainText(feature);
    await expect(plan.getByRole('listitem')).toHaveCount(features);
    const link = plan.getByRole('link', { name: `Select Plan ${name}` });
    await expect(link).toHaveAttribute('href', `/contact?plan=${key}#contact-form`);
  }
  await expect(page.getByText(/^The hotline is answered 24\/7 under every plan\./)).toContainText(
    'With Basic Support, the work that follows is done in business hours',
  );
  await expect(page.getByText('Best value')).toHaveCount(1);
  await expect(plans.nth(1)).toContainText('Best value');
});

test('services: one of six questions is open at a time, and closing links are complete', async ({
  usedPage: page,
}) => {
  await page.goto('/services');
  const questions = page.locator('#faq').getByRole('button');
  await expect(questions).toHaveCount(6);
  await questions.nth(0).click();
  await expect(page.getByText('for a single unit, 3–5 days for larger systems')).toBeVisible();
  // While an answer opens or closes, the page scrolls to keep the pressed question in place.
  const rest = () =>
    expect
      .poll(() =>
        page.locator('#faq').evaluate((faq) => faq.getAnimations({ subtree: true }).length),
      )
      .toBe(0);
  await rest();
  await questions.nth(1).click();
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await rest();
  await questions.nth(1).click();
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'false');

  for (const [name, href] of [
    ['Contact Service Team', '/contact'],
    ['Download Service Brochure', '/support#service-brochure'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await page.getByRole('link', { name: 'Download Service Brochure' }).click();
  const brochure = page.locator('#service-brochure');
  await expect(brochure).toBeInViewport();
  const file = brochure.getByRole('link', { name: /^Download \(PDF, \d+ kB\) Service Brochure$/ });
  await expect(file).toBeInViewport();
  const [, size] = /(\d+)\skB/.exec((await file.textContent()) ?? '') ?? [];
  const answer = await page.request.get((await file.getAttribute('href')) ?? '');
  expect((await answer.body()).length / 1000).toBeCloseTo(Number(size), -1);
});

test.describe(() => {
  test.use({ films: true });

  test('services: films play muted in a loop, and only while mostly visible', async ({ page }) => {
    await page.goto('/services');
    const hero = page.locator('main > section').first().locator('video');
    await expect(hero).toHaveJSProperty('paused', false);
    await expect(hero).toHaveJSProperty('muted', true);
    await expect(hero).toHaveJSProperty('loop', true);
    // The hero follows the pointer.
    const shift = () =>
      page
        .locator('[data-parallax]')
        .evaluate((part: HTMLElement) => Number(part.style.getPropertyValue('--parallax-x')));
    await page.mouse.move(1400, 450);
    await expect.poll(shift).toBeGreaterThan(0.3);
    await page.mouse.move(200, 450);
    await expect.poll(shift).toBeLessThan(-0.3);
    const film = page
      .locator('figure')
      .filter({ hasText: 'How every course begins' })
      .locator('video');
    await expect(film).toHaveJSProperty('paused', true);
    await film.evaluate((video) => video.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await expect(film).toHaveJSProperty('paused', false);
    await expect(hero).toHaveJSProperty('paused', true);
  });
});
