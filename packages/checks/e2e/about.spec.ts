import { expect, test } from './test.ts';

const tabs = [
  ['Our Company', 'our-company'],
  ['Vision', 'vision'],
  ['Certifications', 'certifications'],
  ['Milestones', 'milestones'],
] as const;

test('about: the hero, the titles and all sections show their figures', async ({
  plainPage: page,
}) => {
  await page.goto('/about-us');
  await expect(page).toHaveTitle(/^About Us: /);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /2007/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /card-about-us/,
  );
  const main = page.getByRole('main');
  const hero = main.locator('section').first();
  await expect(hero.getByRole('img')).toBeVisible();
  for (const [name, id] of tabs) {
    await expect(hero.getByRole('link', { name })).toHaveAttribute('href', `#${id}`);
  }

  const section = (name: string) => main.getByRole('region', { name, exact: true });
  await expect(hero.getByRole('definition')).toHaveText(['75%', '9,400+', /^2–3\syears$/, '120+']);
  await expect(main.getByRole('region', { name: /^Our Company We build/ })).toBeVisible();

  const split = main.getByRole('table', { name: 'Energy use of a wastewater treatment plant' });
  await expect(split.getByRole('row').filter({ hasText: '%' })).toHaveText([
    /Compressed air.*55/,
    /Pumps.*20/,
    /Clarifier.*12/,
    /Lighting.*8/,
    /Others.*5/,
  ]);
  await expect(section('Headquarters')).toContainText('Seoul, South Korea');
  await expect(section('Headquarters')).toContainText('2,400 units a year');
  const features = main.getByRole('region', { name: /^Key features/ });
  for (const text of [
    'Oil-free',
    '40–100%',
    '100,000+',
    'Under 85 dB(A)',
    '±1%',
    'Plug and play',
  ]) {
    await expect(features).toContainText(text);
  }
  const clients = main.getByRole('region', { name: /^Key clients by sector/ });
  await expect(clients.getByRole('listitem')).toHaveCount(8);
  for (const place of [
    'South Korea',
    'Headquarters',
    'China',
    'Changzhou',
    'India',
    'Mumbai',
    'Japan',
    'Europe',
    'North America',
  ]) {
    await expect(section('Global presence')).toContainText(place);
  }
  await expect(section('Three core technologies').getByRole('heading', { level: 3 })).toHaveText([
    'Air-foil bearing',
    'Impeller',
    'Plug-and-play package',
  ]);

  const vision = page.locator('#vision');
  await expect(vision.getByRole('heading', { level: 2, name: /^Vision Since 2007/ })).toBeVisible();
  await expect(vision.getByRole('table')).toHaveCount(3);
  for (const goal of [
    /80\s?%/,
    /Countries\s*50/,
    /Units in operation\s*15,000/,
    '500M kWh',
    /95\s?%/,
    'Carbon-neutral',
  ]) {
    await expect(vision).toContainText(goal);
  }
  await expect(page.locator('#certifications').getByRole('listitem')).toContainText([
    'ISO 9001:2015',
    'ISO 14001',
    'ASME PTC 13',
    'ISO 5389',
    'CE',
    'Patent',
    'Patent',
    'Patent',
  ]);
  const milestones = page.locator('#milestones');
  await expect(milestones.getByRole('listitem')).toContainText([
    '2007',
    /2016.*3,000 units sold/s,
    /2019.*2,400 units/s,
    '2022',
    '2023',
    '2025',
  ]);
  await expect(milestones).toContainText(/Totals in 2025.*18\+.*9,400\+.*40\+.*12\+/s);
  await expect(vision.getByRole('heading', { name: 'Goals set for 2025' })).toBeVisible();
  // Below each goal, what was reached.
  for (const reached of [
    /500M kWh\s*No result has been reported .* 75–85%/,
    /15,000\s*Reached in 2025: 40\+ countries and 9,400\+ units/,
    /Carbon-neutral\s*No result has been reported\./,
  ]) {
    await expect(vision).toContainText(reached);
  }
  // The year has passed: nothing on the page reads as if it were ahead.
  await expect(main).not.toContainText(/Goals for|by 2025 *[.]|we will/);
  const certifications = page.locator('#certifications');
  await expect(certifications.getByText(/specimen/i)).toHaveCount(1);
  await expect(certifications.getByRole('link', { name: /^Request the document/ })).toHaveCount(8);
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'View products' })).toHaveAttribute(
    'href',
    '/products',
  );
});

test('about: the tab bar marks the section being read and is sticky from 10 % scroll', async ({
  usedPage: page,
}) => {
  await page.goto('/about-us');
  const bar = page.getByRole('navigation', { name: 'About Us' });
  const current = bar.locator('[aria-current]');
  await expect(bar).not.toHaveAttribute('data-stuck');
  for (const [name, id] of tabs) {
    // A section is active once its top is within 200 px of the viewport's.
    const scrollTo = (distance: number) =>
      page.evaluate(
        ([target, below]) => {
          const { top } = document.getElementById(target)?.getBoundingClientRect() ?? { top: 0 };
          window.scrollBy({ top: top - below, behavior: 'instant' });
        },
        [id, distance] as const,
      );
    await scrollTo(195);
    await expect(current).toHaveText(name);
    if (id === 'our-company') continue;
    await scrollTo(205);
    await expect(current).not.toHaveText(name);
  }
  await expect(bar).toHaveAttribute('data-stuck', '');
  await expect(bar).toBeInViewport();

  await bar.getByRole('link', { name: 'Certifications' }).click();
  await expect(current).toHaveText('Certifications');
  await expect(page).toHaveURL(/#certifications$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Certifications' })).toBeInViewport();
});

test('about: a URL with a hash scrolls to its section, also when opened from the menu', async ({
  usedPage: page,
}) => {
  await page.goto('/about-us#milestones');
  const current = page.getByRole('navigation', { name: 'About Us' }).locator('[aria-current]');
  await expect(page.getByRole('heading', { level: 2, name: 'Milestones' })).toBeInViewport();
  await expect(current).toHaveText('Milestones');

  await page.goto('/blog');
  await page.getByRole('button', { name: 'About Us menu' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Vision/ })
    .click();
  await expect(page).toHaveURL(/\/about-us#vision$/);
  await expect(
    page.getByRole('heading', { level: 2, name: /exactly the air it needs/ }),
  ).toBeInViewport();
  await expect(current).toHaveText('Vision');
});
