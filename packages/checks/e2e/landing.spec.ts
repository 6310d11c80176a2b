import { careersEmail, company, hotlineHref, pressEmail } from '@brand/catalogue/company';
import { responseLevels } from '@brand/catalogue/responseLevels';
import { pages } from 'site/pages/index';
import { redirects } from 'site/pages/moved/redirects';
import { expect, test } from './test.ts';

test('paths without a page redirect permanently to their target', async ({ request }) => {
  for (const [path, target] of Object.entries(redirects)) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], path).toEqual([301, target]);
  }
});

test('a link to such a path also redirects in a client-side navigation', async ({
  usedPage: page,
}) => {
  await page.goto('/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click();
  await expect(page).toHaveURL(/\/case-studies$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an unknown case study returns 404', async ({ request }) => {
  expect((await request.get('/case-studies/none')).status()).toBe(404);
});

test('support: the page links to form, hotline, brochure and help, and lists response times', async ({
  plainPage: page,
}) => {
  await page.goto('/support');
  for (const [name, href] of [
    ['Open the form', '/contact?tab=support#contact-form'],
    [company.hotline, hotlineHref],
    [/^Download \(PDF/, '/downloads/service-brochure.pdf'],
    ['Open manuals', '/product-manuals'],
    ['Find the cause', '/troubleshooting'],
    ['Read answers', '/faqs'],
    ['Watch', '/video-tutorials'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link.first()).toHaveAttribute('href', href);
  }
  const times = page.getByRole('region', { name: 'Response times by severity' });
  await expect(times.getByRole('term')).toHaveText(['Critical', 'High', 'Medium', 'Low']);
  for (const { time } of responseLevels) await expect(times).toContainText(time);
});

test('questions: the category filter works by link, by URL and without JavaScript', async ({
  usedPage: page,
  plainPage: plain,
}) => {
  await page.goto('/faqs');
  const questions = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button');
  const filter = page.getByRole('list', { name: 'Questions by category' });
  const all = 22;
  await expect(questions).toHaveCount(all);
  await expect(filter.getByRole('link', { name: /^All/ })).toHaveText(`All${all}`);
  await filter.getByRole('link', { name: 'Maintenance' }).click();
  await expect(page).toHaveURL(/\?category=Maintenance$/);
  await expect(questions).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: 'questions' })).toHaveText(
    `2 of ${all} questions`,
  );
  await page.goBack();
  await expect(questions).toHaveCount(all);
  // A question of two pages is listed once.
  await expect(questions.filter({ hasText: /maintain/i })).toHaveCount(1);
  // The first answer is open from the start.
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
  for (const question of [questions.last(), questions.first()]) {
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(questions.and(page.locator('[aria-expanded=true]'))).toHaveCount(1);
    // While an answer closes, the page scrolls to keep the pressed question in place.
    await expect(
      page.getByRole('main').locator('[aria-labelledby][data-state=closed]:visible'),
    ).toHaveCount(0);
  }
  await page.goto('/faqs#on-site-visit');
  await page.getByRole('link', { name: 'Response times by severity' }).click();
  await expect(page.getByRole('table', { name: 'Response times by severity' })).toBeInViewport();

  await plain.goto('/faqs?category=Durability');
  await expect(plain.getByText('rated for 100,000+ start/stop cycles')).toBeVisible();
  await expect(plain.getByText('Profibus')).toHaveCount(0);
});

test('legal texts are marked as drafts, and the site map lists every page', async ({
  usedPage: page,
  plainPage: plain,
}) => {
  for (const [path, title] of [
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-service', 'Terms of Service'],
    ['/cookie-policy', 'Cookie Policy'],
    ['/imprint', 'Imprint'],
  ] as const) {
    await plain.goto(path);
    await expect(plain.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(plain.getByRole('note')).toContainText('draft until counsel has approved it');
  }
  await page.goto('/sitemap');
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(pages.length);
  await page.getByRole('main').getByRole('link', { name: 'Troubleshooting' }).click();
  await expect(page.getByText('It does not respond to a start command')).toBeVisible();
});

test('careers: the page says where to apply, what to send and what happens with it', async ({
  plainPage: page,
}) => {
  await page.goto('/careers');
  const main = page.getByRole('main');
  const href = `mailto:${careersEmail}?subject=Application`;
  await expect(main.getByRole('link', { name: careersEmail })).toHaveAttribute('href', href);
  await expect(main.getByRole('link', { name: 'Apply by email' })).toHaveAttribute('href', href);
  for (const name of ['Address and subject', 'What to send us', 'Our answer'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  await main.getByRole('link', { name: 'How long we keep an application' }).click();
  await expect(page).toHaveURL(/\/privacy-policy#applications$/);
  await expect(main.getByRole('heading', { name: 'Applications' })).toBeInViewport();
  await expect(main.getByText('delete each application six months after our answer')).toBeVisible();
});

test('media: the press finds logo, pictures, texts, a contact and all of it in one archive', async ({
  plainPage: page,
  request,
}) => {
  await page.goto('/media#press');
  const press = page.getByRole('region', { name: 'Press' });
  await expect(press.getByRole('heading', { name: 'Press', exact: true })).toBeInViewport();
  await expect(press.getByRole('link', { name: pressEmail })).toHaveAttribute(
    'href',
    `mailto:${pressEmail}?subject=Press`,
  );
  for (const count of [50, 150])
    await expect(
      press.getByRole('heading', { name: `The company in ${count} words` }),
    ).toBeVisible();
  const files = press.locator('a[href^="/downloads/"]');
  await expect(press.getByRole('link', { name: /^Download everything \(ZIP, / })).toBeVisible();
  const types: Record<string, string> = {
    zip: 'application/zip',
    svg: 'image/svg+xml; charset=utf-8',
    png: 'image/png',
    jpg: 'image/jpeg',
  };
  for (const href of await files.evaluateAll((links) => links.map((a) => a.getAttribute('href')))) {
    const answer = await request.get(href ?? '');
    const extension = href?.split('.').at(-1) ?? '';
    expect([answer.status(), answer.headers()['content-type']], href ?? '').toEqual([
      200,
      types[extension],
    ]);
  }
  await expect(files).toHaveCount(1 + 4 + 8);
});

test('products: the three series and the new models are listed', async ({ plainPage: page }) => {
  await page.goto('/products');
  const series = page.locator('#turbo-blowers');
  for (const [name, href, count] of [
    ['MAX Series', '/max-series', '4 models'],
    ['RMX Series', '/rmx-series', '21 models'],
    ['EMX Series', '/emx-series', '21 models'],
  ] as const) {
    await expect(series.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(series.locator('li').filter({ hasText: name })).toContainText(count);
  }
  await page.getByRole('link', { name: 'See the new models' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Size 125, in all three series.',
  );
  const table = page.getByRole('table', { name: 'Specifications of the new models' });
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(7);
  await expect(table.getByRole('link', { name: /^EMX125-C080/ })).toHaveAttribute(
    'href',
    '/products/emx125-c080',
  );
});

test('manuals: every series states its dimensions and weights', async ({ plainPage: page }) => {
  await page.goto('/product-manuals#max');
  await expect(page.getByRole('heading', { name: 'MAX Series' })).toBeInViewport();
  const max = page.getByRole('table', { name: 'Weight and dimensions, MAX Series' });
  await expect(max.getByRole('row', { name: /MAX50/ })).toContainText('1800 × 1200 × 1500');
  const frames = page.getByRole('table', {
    name: 'Weight and dimensions, RMX and EMX Series',
  });
  await expect(frames.locator('tbody').getByRole('row')).toHaveText([
    /^10 to 25.*250/,
    /^30 to 50.*380/,
    /^75 to 125.*700/,
  ]);
});

test('manuals: the MAX manual has all chapters and marks data that depends on the order', async ({
  plainPage: page,
}) => {
  await page.goto('/downloads/max-installation');
  await expect(page).toHaveURL(/\/product-manuals\/max-installation$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAX Installation Manual');
  const main = page.getByRole('main');
  const chapters = main.locator('section[id]').getByRole('heading', { level: 2 });
  await expect(chapters).toHaveText([
    'Foundation',
    'Lifting',
    'Pipe and flange',
    'Cable and fuse',
    'Signals',
    'Start-up checklist',
    'Maintenance',
  ]);
  const table = (name: string) => page.getByRole('table', { name });
  await expect(table('Space and weight')).toContainText('1800 × 1200 × 1500');
  await expect(table('Air connections')).toContainText('ANSI class 150, DIN 2576');
  await expect(table('Supply connection').getByText('With the quote')).toHaveCount(4);
  await expect(page.locator('#maintenance dl > div').last()).toHaveText(
    /^every year\s*8,760\sh\s*Our technician: check electrical connections/,
  );
  await expect(page.locator('#start-up').getByRole('listitem')).toHaveCount(11);
  await main.getByRole('link', { name: 'Request the data for your order' }).click();
  await expect(page.getByRole('form').getByLabel('Subject')).toHaveValue(
    'Request: Installation data of a MAX order',
  );
});

test('downloads: every file exists and has the format of its extension', async ({
  plainPage: page,
  request,
}) => {
  await page.goto('/media/downloads');
  const links = page.getByRole('main').getByRole('link', { name: /^Download / });
  await expect(links).toHaveCount(10);
  const starts = { pdf: '%PDF', zip: 'PK\x03\x04', csv: '\xef\xbb\xbfM', json: '{\n  ' };
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const file = await request.get(href);
    expect(file.status(), href).toBe(200);
    const start = (await file.body()).subarray(0, 4).toString('latin1');
    expect(start, href).toBe(starts[href.split('.').at(-1) as keyof typeof starts]);
  }
});
