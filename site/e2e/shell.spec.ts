import { expect, test } from './test.ts';

test('the keyboard reaches the content first', async ({ page }) => {
  await page.goto('/blog');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the header’s menu opens by pointer and keyboard, and Escape closes it', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'More about Products' });
  const link = page.getByRole('banner').getByRole('link', { name: /Find a machine/ });
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).hover();
  await expect(link).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(link).toBeHidden();

  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the drawer opens, leads on and closes', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await drawer.getByRole('link', { name: 'Resources' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(drawer).toBeHidden();
  });
});

test('the hero’s buttons lead to their sections', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Products' }).click();
  await expect(page.getByRole('heading', { name: 'Our Product Line' })).toBeInViewport();
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByRole('heading', { name: /We answer within 24 hours/ })).toBeInViewport();
});

test('the machine finder follows the duty point', async ({ page }) => {
  await page.goto('/');
  const finder = page.locator('#finder');
  await expect(finder.getByRole('status')).toContainText('RMX100-C060');
  await finder.getByRole('spinbutton', { name: 'Flow rate' }).fill('50');
  await finder.getByRole('spinbutton', { name: 'Pressure' }).fill('0.9');
  await expect(finder.getByRole('status')).toContainText('MAX50');
  await finder.getByRole('spinbutton', { name: 'Pressure' }).fill('0.05');
  await expect(finder.getByRole('status')).toContainText('No model covers this duty point.');
});

test('motion can be paused, and the choice is remembered', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Air that carries nothing but pressure.');
  await page.clock.runFor(5500);
  await expect(page.getByText('One moving part. It touches nothing.')).toBeVisible();
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await page.clock.runFor(11_000);
  await expect(page.getByText('One moving part. It touches nothing.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible();
});

test('no link of the site leads nowhere', async ({ request, baseURL }) => {
  const seen = new Map<string, number>();
  const queue = ['/'];
  const problems: string[] = [];
  for (let path = queue.shift(); path; path = queue.shift()) {
    if (seen.has(path)) continue;
    const answer = await request.get(path);
    seen.set(path, answer.status());
    if (answer.status() !== 200) problems.push(`${path} answers ${answer.status()}`);
    if (!answer.headers()['content-type']?.includes('text/html')) continue;
    const html = await answer.text();
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
    for (const [, href = ''] of html.matchAll(/<(?:a|img|link)\b[^>]*?\s(?:href|src)="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), new URL(path, baseURL));
      if (url.origin !== new URL(baseURL ?? '').origin) continue;
      const sameDocument = url.pathname + url.search === path;
      if (sameDocument && url.hash && url.hash !== '#top' && !ids.has(url.hash.slice(1))) {
        problems.push(`${path} has no ${url.hash}`);
      }
      queue.push(url.pathname + url.search);
    }
  }
  expect(problems).toEqual([]);
  expect(seen.size).toBeGreaterThan(50);
});
