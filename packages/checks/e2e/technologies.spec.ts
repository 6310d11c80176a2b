import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const sections = [
  'Air Bearing',
  'PMSM Motor',
  'NSTB+ Bearing',
  'Impeller',
  'Control System',
  'Comparison',
];

test('technologies: the page has title, description, buttons and figures', async ({
  plainPage: page,
}) => {
  await page.goto('/technologies');
  await expect(page).toHaveTitle(/^Air-foil bearings and IE5 motors/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /IE5/);
  const hero = page.locator('main > section').first();
  for (const [name, href] of [
    ['Explore Technologies', '#air-bearing'],
    ['Compare Technologies', '#comparison'],
  ] as const) {
    await expect(hero.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(hero.getByRole('definition')).toHaveText(['100,000+', '40–100%', '96%', '< 85 dB']);
  await expect(hero).toContainText('20–40%');
  await expect(hero.getByText(/^Impeller, Air-foil bearing behind the cover/)).toBeAttached();

  const closing = page.locator('main > section').last();
  for (const [name, href] of [
    ['Contact Sales', '/contact'],
    ['Request Technical Details', '/demo?document=technical-details#contact-form'],
  ] as const) {
    await expect(closing.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('technologies: the first of six tabs is current at first', async ({ plainPage: page }) => {
  await page.goto('/technologies');
  const tabs = page.getByRole('navigation', { name: 'Technologies' });
  await expect(tabs.getByRole('link')).toHaveText(sections);
  await expect(tabs.getByRole('link', { name: 'Air Bearing' })).toHaveAttribute('aria-current');
});

test('technologies: a URL with a hash selects its section', async ({ usedPage: page }) => {
  await page.goto('/technologies#impeller');
  await expect(page.getByRole('heading', { level: 2, name: 'Impeller' })).toBeInViewport();
  await expect(
    page.getByRole('navigation', { name: 'Technologies' }).getByRole('link', { name: 'Impeller' }),
  ).toHaveAttribute('aria-current');
  // Scrolling is smooth.
  await expect.poll(() => placeOf(page, 'impeller')).toEqual({ top: 100, gap: 0 });
});

for (const path of [
  ...['/technologies', '/services', '/after-sale-support', '/applications'],
  ...['/about-us', '/contact'],
]) {
  test(`${path}: a jump lands 100 px below the top, exactly below the bar`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const tab of await barOf(page).getByRole('link').all()) {
        const id = (await tab.getAttribute('href'))?.split('#')[1] ?? '';
        await tab.click();
        await expect(page).toHaveURL(new RegExp(`#${id}$`));
        await expect(tab).toHaveAttribute('aria-current');
        await expect
          .poll(() => placeOf(page, id), `#${id} at ${width} px`)
          .toEqual({ top: 100, gap: 0 });
      }
    }
  });
}

const barOf = (page: Page) => page.getByRole('main').getByRole('navigation').first();

/** Distances of a section from the top of the window and from the bar, in whole px. */
async function placeOf(page: Page, id: string) {
  const box = await page.locator(`#${id}`).boundingBox();
  const bar = await barOf(page).boundingBox();
  const top = Math.round(box?.y ?? 0);
  return { top, gap: top - Math.round((bar?.y ?? 0) + (bar?.height ?? 0)) };
}

test('technologies: timeline, applications, claims and comparison are complete', async ({
  plainPage: page,
}) => {
  await page.goto('/technologies');
  const region = (name: string | RegExp) => page.getByRole('region', { name });
  const years = region('Development timeline').getByRole('listitem');
  await expect(years.first()).toContainText('2007');
  await expect(years.last()).toContainText('2023');
  await expect(region('Industry applications').getByRole('listitem')).toHaveCount(6);

  await expect(page.locator('#air-bearing')).toContainText('100,000+ on/off cycles');
  await expect(page.locator('#nstb-plus')).toContainText('150,000 on/off cycles');
  await expect(page.locator('#nstb-plus')).toContainText('Patent');
  for (const claim of ['IE5, up to 96%', '±0.1%', '40–100% turn-down']) {
    await expect(page.locator('#pmsm-motor')).toContainText(claim);
  }
  await expect(page.locator('#impeller')).toContainText('G2.5');
  for (const claim of ['7-inch', 'six modes', 'Modbus RTU/TCP', '4–20 mA', '380–400 VAC']) {
    await expect(page.locator('#control-system')).toContainText(claim);
  }
  const stages = page.locator('#air-bearing, #pmsm-motor, #nstb-plus, #impeller, #control-system');
  for (const section of await stages.all())
    await expect(section.getByRole('figure').first().getByRole('img').first()).toHaveAccessibleName(
      /\.$/,
    );

  const table = page.getByRole('table', { name: 'Comparison of bearing types' });
  await expect(table.getByRole('rowheader')).toHaveText([
    'Efficiency',
    'Maintenance',
    'Noise',
    'Lifespan',
    'Cost',
    'Choose it when',
  ]);
  await expect(table.getByRole('row', { name: /^Choose it when/ }).getByRole('list')).toHaveCount(
    4,
  );
  await expect(table.getByRole('link', { name: 'More about NSTB+' })).toHaveAttribute(
    'href',
    '#nstb-plus',
  );
});

test('technologies: one of six questions is open at a time', async ({ usedPage: page }) => {
  await page.goto('/technologies');
  const faq = page.locator('#faq');
  const questions = faq.getByRole('button');
  await expect(questions).toHaveCount(6);
  const open = faq.getByRole('button', { expanded: true });
  await expect(open).toHaveCount(0);
  await questions.nth(1).click();
  await questions.nth(4).click();
  await expect(open).toHaveCount(1);
  await expect(
    faq.getByText(
      /^The controller has Modbus RTU\/TCP and 4–20 mA built in\. Modbus TCP\/IP, Profibus and Ethernet\/IP are supported/,
    ),
  ).toBeVisible();
  await questions.nth(4).click();
  await expect(open).toHaveCount(0);
});
