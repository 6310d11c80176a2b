import { expect, test } from './test.ts';

test('applications: the hero shows title, tags, figures and tabs', async ({ plainPage: page }) => {
  await page.goto('/applications');
  await expect(page).toHaveTitle(/^Turbo blower applications/);
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('listitem')).toHaveText([
    'Manufacturing',
    'Wastewater',
    'Power Plants',
    'Commercial HVAC',
  ]);
  await expect(hero.getByRole('definition')).toHaveText([
    '30–50%',
    '2–3 yrs',
    '< 85 dB',
    'Oil-Free',
  ]);
  await expect(hero.getByRole('term')).toHaveText([
    'Energy Savings',
    'Payback',
    'Noise',
    'Operation',
  ]);
  await expect(hero.getByRole('link', { name: 'Explore Applications' })).toHaveAttribute(
    'href',
    '#industrial-manufacturing',
  );
  await hero.getByRole('link', { name: 'View Case Studies' }).click();
  await expect(page.getByRole('heading', { name: 'Case Studies', level: 2 })).toBeInViewport();

  const tabs = page.getByRole('navigation', { name: 'Applications', exact: true });
  await expect(tabs.getByRole('link')).toHaveText([
    'Industrial Manufacturing',
    'Commercial Buildings',
    'Environmental Solutions',
    'Energy Sector',
    'Case Studies',
  ]);
});

test('applications: the four segments show their benefits, lists and cards', async ({
  plainPage: page,
}) => {
  await page.goto('/applications');
  for (const id of [
    'industrial-manufacturing',
    'commercial-buildings',
    'environmental-solutions',
    'energy-sector',
  ]) {
    const segment = page.locator(`#${id}`);
    await expect(segment.getByRole('img').first()).toBeVisible();
    await expect(segment.getByRole('heading', { level: 3 }).nth(2)).toBeVisible();
  }
  await expect(page.getByRole('list', { name: 'Typical applications' })).toHaveCount(2);
  const challenges = page.locator('section').filter({ hasText: 'Challenges and solutions' });
  await expect(challenges.getByText('Challenge', { exact: true })).toHaveCount(5);
  await expect(challenges.getByText('Solution', { exact: true })).toHaveCount(5);
  const buildings = page.getByRole('list', { name: 'Eight commercial building types' });
  await expect(buildings.getByRole('listitem')).toHaveCount(8);
  const diagram = page.locator('figure').filter({ hasText: 'Wastewater treatment' });
  await expect(diagram.getByRole('listitem').filter({ hasText: /^(?=.*\d)/ })).toHaveText([
    /Grit removal/,
    /Biological treatment/,
    /Filter backwash/,
    /Open sludge tank.*From both clarifiers.*Sludge stabilization/,
  ]);
  // A closed digester makes gas that explodes with air.
  await expect(diagram).not.toContainText(/digester/i);
  const cards = page.locator('section').filter({ hasText: 'Six power plant applications' });
  await expect(cards.getByRole('term')).toHaveCount(6);
});

test('applications: each of the three case studies links to its page', async ({
  plainPage: page,
}) => {
  await page.goto('/applications');
  const cases = page.locator('#case-studies li').filter({ has: page.getByRole('heading') });
  for (const [index, [name, location, saving, href]] of [
    ['Automotive plant', 'Detroit', '38%', '/case-studies/automotive-plant'],
    ['Municipal wastewater', 'Berlin', '42%', '/case-studies/municipal-wastewater'],
    ['Commercial high-rise', 'Dubai', '31%', '/case-studies/commercial-high-rise'],
  ].entries()) {
    const study = cases.nth(index);
    await expect(study.getByRole('heading', { name })).toBeVisible();
    await expect(study).toContainText(location ?? '');
    await expect(study).toContainText(`${saving} energy savings`);
    await expect(study.getByRole('term')).toHaveText(['Challenge', 'Solution', 'Results']);
    await expect(study.getByRole('link')).toHaveAttribute('href', href ?? '');
  }
  await expect(cases).toHaveCount(3);
  await page.getByRole('link', { name: 'All case studies' }).click();
  await expect(page).toHaveURL(/\/case-studies$/);
  await page.getByRole('link', { name: 'Read the case study Municipal wastewater' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Municipal wastewater, Berlin');
  await expect(page.getByRole('region', { name: 'Results' })).toContainText('42% energy savings');
});

test('applications: statistics, questions and closing links are complete', async ({
  usedPage: page,
}) => {
  await page.goto('/applications');
  const band = page.locator('section').filter({ hasText: 'Industry statistics' });
  await expect(band.getByRole('term')).toHaveText([
    'Energy savings',
    'Payback',
    'Turn-down',
    'Equipment lifespan',
  ]);
  await expect(band.getByRole('definition').filter({ hasText: /\d/ })).toHaveText([
    '30–50%',
    '2–3 years',
    '40–100%',
    '15+ years',
  ]);
  await expect(
    band.getByText('At speed nothing in the bearings touches, and there are no gears to wear.'),
  ).toBeVisible();

  const questions = page.locator('#faq').getByRole('button');
  await expect(questions).toHaveCount(6);
  await questions.first().click();
  await questions.filter({ hasText: 'control system' }).click();
  await expect(page.locator('#faq').getByRole('button', { expanded: true })).toHaveCount(1);
  await expect(page.getByText('Modbus TCP/IP, Profibus and Ethernet/IP')).toBeVisible();
  for (const [name, href] of [
    ['Contact Application Engineer', '/contact'],
    ['Request Application Guide', '/demo?document=application-guide#contact-form'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});
