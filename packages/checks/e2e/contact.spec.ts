import { writeFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { signIn } from './administrator.ts';
import { violationsOf } from './axe.ts';
import { consentOf, fillEnquiry, openEnquiry } from './enquire.ts';
import { storedEnquiries } from './storedEnquiries.ts';
import { expect, holdRequests, test } from './test.ts';

const reference = /E-[0-9A-Z]{4}-[0-9A-Z]{4}/;

test('contact: office pictures load when near the viewport, and all are rendered after hydration', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const offices: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/places/office-')) offices.push(request.url());
  });
  const release = await holdRequests(page, '**/assets/entry.client-*.js');
  // Scripts are requested after the first paint.
  const painted = page.waitForRequest('**/assets/entry.client-*.js');
  const visit = page.goto('/contact');
  await painted;
  expect(offices).toEqual([]);
  const pictures = page.locator('#global-offices img');
  await pictures.first().scrollIntoViewIfNeeded();
  await expect(pictures.first()).toHaveJSProperty('complete', true);
  await expect(pictures.first()).not.toHaveJSProperty('naturalWidth', 0);
  expect(offices).not.toEqual([]);
  const skips = () =>
    pictures.evaluateAll((images) =>
      images.map((image) => !image.checkVisibility({ contentVisibilityAuto: true })),
    );
  // Far from them again, because on a phone the list is short enough to be near as a whole.
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(skips).toContain(true);
  release();
  await visit;
  await expect.poll(skips).not.toContain(true);
});

test('contact: hero, section navigation, support, partners and closing links are complete', async ({
  usedPage: page,
}) => {
  await page.goto('/contact');
  await expect(page).toHaveTitle(/^Contact sales and service/);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Find an office' }).click();
  await expect(page.getByRole('heading', { name: 'Global Offices' })).toBeInViewport();
  await main.getByRole('link', { name: 'Send a message' }).click();
  await expect(page.getByRole('heading', { name: 'Send a message' })).toBeInViewport();

  const bar = page.getByRole('navigation', { name: 'Contact' });
  await expect(bar.getByRole('link')).toHaveText([
    'Contact Form',
    'Global Offices',
    'Support',
    'Partners',
  ]);
  const support = page.locator('#support');
  for (const href of ['/product-manuals', '/troubleshooting', '/faqs', '/video-tutorials']) {
    await expect(support.locator(`[href="${href}"]`)).toBeVisible();
  }
  const hotline = main.getByRole('region', { name: 'Emergency Hotline' });
  await expect(hotline).toContainText('24/7');
  await expect(hotline.getByRole('link')).toHaveAttribute('href', /^tel:\+/);
  await expect(page.locator('#partners').getByRole('heading', { level: 3 })).toHaveText([
    'Distribution',
    'OEM',
    'Technology',
  ]);
  const closing = main.locator('section').last();
  await expect(closing.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '#contact-form',
  );
  await expect(closing.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
});

test('contact: the form lists errors, confirms the stored message and returns after 5 s', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'General Inquiry' });
  await form.getByRole('button', { name: 'Send Message' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please correct the marked fields.' });
  await expect(summary).toBeFocused();
  const errors = summary.getByRole('link');
  const required = await form.locator('[required]:visible').all();
  const hrefs = required.map(async (field) => `#${await field.getAttribute('id')}`);
  const shown = errors.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await shown).toEqual(await Promise.all(hrefs));
  for (const words of [
    'Please enter your name.',
    'Please enter your email address.',
    'Please enter a subject.',
    'Please enter your message.',
    'Please agree to the Privacy Policy and Terms of Service.',
  ]) {
    await expect(summary.getByRole('link', { name: words, exact: true })).toBeVisible();
  }
  expect(await violationsOf(page, '#contact-form')).toEqual([]);

  await fillEnquiry(form, 'Ada General');
  await form.getByLabel('Email').fill('no address');
  await form.getByLabel('Phone').fill('+1 202-555-0123');
  await form.getByLabel('Subject').fill('Aeration');
  await form.getByRole('textbox', { name: 'Message' }).fill('12,000 m³/h at 0.6 bar.');
  await expect(form).toContainText('used only to respond');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(summary.getByRole('link')).toHaveText([
    'Please enter a valid email address, like name@example.com.',
  ]);
  await form.getByLabel('Email').fill('ada@example.org');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 4000);
  await form.getByRole('button', { name: 'Send Message' }).click();

  const thanks = page.getByRole('status').filter({ hasText: 'Thank You' });
  await expect(thanks).toBeFocused();
  await expect(thanks).toContainText(reference);
  await expect(thanks).toContainText('24 hours');
  await expect(form).toBeHidden();
  await page.clock.runFor(4000);
  await expect(form).toBeHidden();
  await page.clock.runFor(1000);
  await expect(form.getByLabel('Full Name')).toHaveValue('');
  // The reference stays readable above the empty form.
  await expect(thanks).toContainText(reference);
  expect(await storedEnquiries('Ada General')).toMatchObject([
    { kind: 'general', status: 'new', fields: { subject: 'Aeration', phone: '+1 202-555-0123' } },
  ]);
});

test('contact: technical support accepts files, and shared fields keep their values between tabs', async ({
  usedPage: page,
}) => {
  await page.goto('/contact');
  const tabs = page.getByRole('tablist', { name: 'Send a message' });
  await expect(tabs.getByRole('tab')).toHaveText([
    'General Inquiry',
    'Technical Support',
    'Partnership',
  ]);
  await fillEnquiry(page.getByRole('form'), 'Grace Support');
  await page.getByRole('form').getByLabel('Subject').fill('Not lost');
  await tabs.getByRole('tab', { name: 'Technical Support' }).click();
  const form = page.getByRole('form', { name: 'Technical Support' });
  await expect(form.getByLabel('Full Name')).toHaveValue('Grace Support');
  await expect(form.getByLabel('Subject')).toBeHidden();
  await expect(form).toContainText('PNG, JPG, PDF up to 10MB, multiple files (up to 5)');
  await form.getByLabel('Product Model').fill('RMX50-C060');
  await form.getByLabel('Describe Your Issue').fill('Surge alarm at night load.');
  await form.getByLabel('Supporting Files').setInputFiles([
    { name: 'trend.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') },
    // As Chrome saves pictures on Windows, and a file of a known type without an extension.
    { name: 'photo.jfif', mimeType: 'image/jpeg', buffer: Buffer.from('ffd8ffe0', 'hex') },
    { name: 'scan', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
  ]);
  await expect(form).toContainText('notes.txt is not attached');
  for (const name of ['trend.pdf', 'photo.jfif', 'scan'])
    await expect(form.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await form.getByRole('button', { name: 'Send Message' }).click();
  const thanks = page.getByRole('status').filter({ hasText: 'Thank You' });
  await expect(thanks).toContainText(reference);
  await thanks.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(form.getByLabel('Describe Your Issue')).toHaveValue('');

  await tabs.getByRole('tab', { name: 'General Inquiry' }).click();
  await expect(page.getByRole('form').getByLabel('Subject')).toHaveValue('');
  const [enquiry] = await storedEnquiries('Grace Support');
  expect(enquiry).toMatchObject({ kind: 'support', fields: { product_model: 'RMX50-C060' } });
});

test('contact: a service request for E07 is stored with serial number and severity', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/troubleshooting#e07');
  await page.locator('#e07').getByRole('link', { name: 'Request service for E07' }).click();
  const form = page.getByRole('form', { name: 'Technical Support' });
  const severity = form.getByRole('radiogroup', { name: 'Severity' });
  await expect(severity.getByRole('radio')).toHaveCount(4);
  await severity.getByRole('radio', { name: 'Critical: first answer within 1 hour' }).check();
  await fillEnquiry(form, 'Night Shift');
  await form.getByLabel('Serial Number').fill('RMX-1042');
  const model = form.getByLabel('Product Model');
  await model.fill('RMX50-C060');
  const suggested = form.locator(`datalist#${await model.getAttribute('list')} option`);
  await expect(suggested).toHaveCount(46);
  await form.getByLabel('Describe Your Issue').fill('Basin B is without air.');
  // Forms that are filled in too fast count as spam.
  await page.clock.fastForward(60_000);
  await form.getByRole('button', { name: 'Send Message' }).click();
  const thanks = page.getByRole('status').filter({ hasText: 'Thank You' });
  await expect(thanks).toContainText(reference);
  await expect(thanks).toContainText('We will answer within 1 hour.');
  expect(await storedEnquiries('Night Shift')).toMatchObject([
    {
      kind: 'support',
      fields: {
        serial_number: 'RMX-1042',
        severity: 'critical',
        message_code: 'E07',
        product_model: 'RMX50-C060',
      },
    },
  ]);
});

test('contact: Apply Now opens the prefilled partnership form and focuses its first field', async ({
  usedPage: page,
}) => {
  await page.goto('/contact');
  await page.locator('#partners').getByRole('link', { name: 'Apply Now Distribution' }).click();
  const form = page.getByRole('form', { name: 'Partnership' });
  await expect(form.getByLabel('Full Name')).toBeFocused();
  await expect(form).toBeInViewport();
  const interest = form.getByLabel('Partnership Interest');
  await expect(interest).toHaveValue('distributor');
  await expect(interest.locator('option')).toHaveText([
    'Choose one',
    'Distributor',
    'Reseller',
    'OEM',
    'Technology',
  ]);
  await expect(form.getByLabel('Relevant Experience')).toBeVisible();
  await expect(form.getByLabel('Target Region')).toBeVisible();
  await expect(form.getByLabel('Company')).toHaveAccessibleDescription(/^Not required: /);
  await interest.selectOption('');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(
    page.getByRole('link', { name: 'Please choose the kind of partnership.' }),
  ).toBeVisible();
});

test('contact: the link of a support plan scrolls to the form and prefills it', async ({
  usedPage: page,
}) => {
  await page.goto('/contact?plan=premium#contact-form');
  await expect(page.getByRole('heading', { name: 'Send a message' })).toBeInViewport();
  const form = page.getByRole('form', { name: 'General Inquiry' });
  await expect(form).toBeInViewport();
  await expect(form.getByLabel('Support Plan')).toHaveValue('Premium Support');
  await expect(form.getByLabel('Support Plan')).toContainText('$2,500/year');
  await form.getByLabel('Support Plan').selectOption('Platinum Support');
  const tabs = page.getByRole('tablist', { name: 'Send a message' });
  await tabs.getByRole('tab', { name: 'Partnership' }).click();
  await tabs.getByRole('tab', { name: 'General Inquiry' }).click();
  await expect(form.getByLabel('Support Plan')).toHaveValue('Platinum Support');
  await expect(form.getByLabel('Subject')).toHaveValue('Platinum Support');
  await form.getByLabel('Subject').fill('Three machines');
  await form.getByLabel('Support Plan').selectOption('Basic Support');
  await expect(form.getByLabel('Subject')).toHaveValue('Three machines');
});

test('contact: offices can be filtered by region, also on the map, and show details with call, email and map links', async ({
  usedPage: page,
}) => {
  await page.goto('/contact?region=americas#global-offices');
  const places = page.getByRole('list', { name: 'Offices', exact: true }).getByRole('button');
  await expect(places).toHaveText(['Houston', 'São Paulo']);
  await expect(places.first()).toHaveAttribute('aria-pressed', 'true');
  const section = page.locator('#global-offices');
  const cards = section.locator('[id^="office-"]');
  const cities = ['Seoul', 'Shanghai', 'Bangalore', 'Houston', 'São Paulo', 'Munich', 'Dubai'];
  for (const [region, shown] of [
    ['Asia Pacific', cities.slice(0, 3)],
    ['Americas', cities.slice(3, 5)],
    ['EMEA', cities.slice(5)],
    ['All Offices', cities],
  ] as const) {
    await section
      .getByRole('list', { name: 'Offices by region' })
      .getByRole('link', { name: region })
      .click();
    await expect(cards.getByRole('heading')).toHaveText(shown);
  }
  const dubai = cards.last();
  await expect(dubai).toContainText('Sunday to Thursday');
  await expect(cards.first()).toContainText('Monday to Friday');
  await expect(cards.first()).toContainText('Headquarters');
  await cards.first().scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect(dubai).toHaveAttribute('data-state', 'closed');
  await dubai.getByRole('heading').hover();
  await dubai.locator('picture').hover();
  await expect(dubai).toHaveAttribute('data-state', 'open');
  await expect(dubai.getByText('Sheikh Zayed Road')).toBeVisible();
  await expect(dubai.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(dubai.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', /^mailto:/);
  const map = dubai.getByRole('link', { name: /^Map/ });
  await expect(map).toHaveAttribute('href', /openstreetmap\.org\/search/);
  await expect(map).toHaveAttribute('target', '_blank');
  for (const region of ['Asia Pacific', 'Americas', 'EMEA']) {
    await expect(section.getByRole('heading', { name: region })).toBeVisible();
  }
});

test.describe('in Poland on a Wednesday at 13:00', () => {
  test.use({ timezoneId: 'Europe/Warsaw', locale: 'pl-PL' });

  test('contact: shows the nearest office, local times and the office of each country', async ({
    page,
    plainPage: plain,
  }) => {
    await page.clock.setFixedTime(new Date('2026-01-14T12:00:00Z'));
    await page.goto('/contact#global-offices');
    const section = page.locator('#global-offices');
    const nearest = section.getByText('Nearest by your time zone is');
    await expect(nearest).toContainText('Munich, Germany: 13:00, open now.');
    await expect(nearest.getByRole('link', { name: 'Munich' })).toHaveAttribute(
      'href',
      '/contact#office-germany',
    );
    const cards = section.locator('[id^="office-"]');
    for (const [city, state] of [
      ['Seoul', '21:00, opens in 12 h'],
      ['Bangalore', '17:30, open now'],
      ['Houston', '06:00, opens in 3 h'],
    ] as const) {
      await expect(cards.filter({ hasText: city })).toContainText(state);
    }
    const map = page
      .getByRole('main')
      .locator('section')
      .filter({ hasText: '4 of 7 offices are open at 12:00 UTC.' });
    await expect(map.locator('[data-open="true"]')).toHaveText([
      '17:30 Bangalore',
      '09:00 São Paulo',
      '16:00 Dubai',
      // The nearest office is marked, above its neighbours.
      '13:00 Munich',
    ]);
    await expect(map.locator('[data-selected]')).toHaveText('13:00 Munich');
    for (const [city, countries] of [
      ['Seoul', 'South Korea, Japan, Australia'],
      ['Shanghai', 'China, Singapore, Malaysia, Indonesia'],
      ['Bangalore', 'India'],
      ['Houston', 'United States'],
      ['São Paulo', 'Brazil'],
      ['Munich', 'United Kingdom, Poland, Germany'],
      ['Dubai', 'Turkey, Russia, United Arab Emirates'],
    ]) {
      await expect(section.getByRole('link', { name: `${city} ${countries}` })).toBeVisible();
    }
    await section.getByRole('link', { name: /Poland/ }).click();
    await expect(page.locator('#office-germany')).toBeInViewport();

    await plain.goto('/contact');
    await expect(plain.locator('#global-offices [id^="office-"]')).toHaveCount(7);
    await expect(plain.locator('#office-usa')).toContainText('Monday to Friday, 09:00–18:00');
    await expect(plain.getByText(/\d\d:\d\d, open/)).toHaveCount(0);
  });
});

test('contact: the office section explains Changzhou and Mumbai', async ({ plainPage: page }) => {
  for (const path of ['/contact', '/about-us']) {
    await page.goto(path);
    await expect(page.getByText(/Changzhou and Mumbai, contact our offices/)).toBeVisible();
  }
});

test('contact: nothing is loaded from other sites before the visitor opens the map', async ({
  page,
}) => {
  const foreign: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  await page.goto('/contact');
  await page.locator('#global-offices').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Munich' }).click();
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Load the map' }).click();
  await expect(page.locator('iframe[title="Street map of Munich"]')).toBeVisible();
  await expect.poll(() => foreign.length).toBeGreaterThan(0);
});

test('contact: without JavaScript each form can be opened and submitted, and its groups have names', async ({
  plainPage: page,
}) => {
  await page.goto('/contact?tab=support#contact-form');
  const groups = page.locator(
    'main :is(fieldset:not([role=none]), form, [role=group], [role=radiogroup]):visible',
  );
  expect(await groups.count()).toBeGreaterThan(0);
  for (const group of await groups.all()) await expect(group).toHaveAccessibleName(/./);
  const form = page.getByRole('form', { name: 'Technical Support' });
  await fillEnquiry(form, 'Plain Support');
  await form.getByLabel('Describe Your Issue').fill('No scripts in the control room.');
  await form.getByRole('radio', { name: 'High: first answer within 4 hours' }).check();
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await form.getByLabel('Supporting Files').setInputFiles(plan);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText('We will answer within 4 hours.')).toBeVisible();
  // The redirect led to the confirmation, so reloading sends nothing again.
  const answer = await page.reload();
  expect([answer?.request().method(), answer?.headers()['cache-control']]).toEqual([
    'GET',
    'no-store',
  ]);
  await expect(page.getByText('These files have arrived: plan.pdf.')).toBeVisible();
  expect(await storedEnquiries('Plain Support')).toMatchObject([{ kind: 'support' }]);

  await expect(form.getByLabel('Describe Your Issue')).toHaveValue('');
  await fillEnquiry(form, 'Plain Again');
  await form.getByLabel('Describe Your Issue').fill(' ');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('link', { name: 'Please describe your issue.' })).toBeVisible();
  await expect(form.getByLabel('Full Name')).toHaveValue('Plain Again');
  await expect(consentOf(form)).toBeChecked();
});

test('contact: without JavaScript, refused files have a reason, and what was typed stays', async ({
  plainPage: page,
}, testInfo) => {
  await page.goto('/contact?tab=support#contact-form');
  const form = page.getByRole('form', { name: 'Technical Support' });
  await fillEnquiry(form, 'Plain Files');
  await form.getByLabel('Describe Your Issue').fill('It hums at 20 °C.');
  await form.getByRole('radio', { name: 'High: first answer within 4 hours' }).check();
  const film = testInfo.outputPath('film.png');
  await writeFile(film, Buffer.alloc(60 * 1024 * 1024));
  const send = async (files: Parameters<Locator['setInputFiles']>[0]) => {
    await form.getByLabel('Supporting Files').setInputFiles(files);
    await form.getByRole('button', { name: 'Send Message' }).click();
  };
  for (const [files, reason] of [
    [
      { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      'scan.pdf: This file is empty.',
    ],
    [
      { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no') },
      'a.txt: Only PNG, JPG and PDF files',
    ],
    [
      {
        name: 'plan.png',
        mimeType: 'image/png',
        buffer: Buffer.concat([
          Buffer.from('89504e470d0a1a0a', 'hex'),
          Buffer.alloc(11 * 1024 * 1024),
        ]),
      },
      'plan.png: Each file can have up to 10 MB.',
    ],
    [film, 'Each file can have up to 10 MB.'],
  ] as const) {
    await send(files);
    await expect(page.getByRole('alert').getByRole('link', { name: reason })).toBeVisible();
    await expect(form.getByLabel('Full Name')).toHaveValue('Plain Files');
    await expect(form.getByLabel('Describe Your Issue')).toHaveValue('It hums at 20 °C.');
    await expect(form.getByRole('radio', { name: 'High' })).toBeChecked();
    await expect(consentOf(form)).toBeChecked();
  }
  await send({
    name: 'scan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('\uFEFF\n%PDF-1.7'),
  });
  await expect(page.getByText(reference)).toBeVisible();
  expect(await storedEnquiries('Plain Files')).toMatchObject([
    { kind: 'support', fields: { severity: 'high' } },
  ]);
});

test('demo: a request is stored with its purpose', async ({ usedPage: page }) => {
  await page.goto('/demo');
  const form = page.getByRole('form', { name: 'Request a Demo' });
  await fillEnquiry(form, 'Demo Visitor');
  await form.getByLabel('I Would Like to See').selectOption('RMX Series');
  await form.getByLabel('Your Process').fill('80 m³/min at 0.5 bar.');
  await form.getByRole('button', { name: 'Request Demo' }).click();
  await expect(page.getByText(reference)).toBeVisible();
  expect(await storedEnquiries('Demo Visitor')).toMatchObject([
    { kind: 'general', fields: { purpose: 'demo', interest: 'RMX Series' } },
  ]);
});

test('contact: the link of a document on request prefills its name', async ({
  plainPage: page,
}) => {
  await page.goto('/about-us#certifications');
  await page.getByRole('link', { name: 'Request the document ISO 14001' }).click();
  const form = page.getByRole('form', { name: 'General Inquiry' });
  await expect(form.getByLabel('Subject')).toHaveValue('Request: Certificate ISO 14001');
  await page.goto('/product-manuals');
  await page.getByRole('link', { name: 'Request a manual' }).click();
  const service = page.getByRole('form', { name: 'Technical Support' });
  await expect(service.getByLabel('Describe Your Issue')).toHaveValue(
    'Please send me: Manual by serial number.',
  );
  await page.goto('/contact?document=constructor#contact-form');
  await expect(form.getByLabel('Subject')).toHaveValue('');
});

test('contact: no linked phone number wraps, from 320 px on', async ({ plainPage: page }) => {
  await page.goto('/contact');
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const numbers = await page.evaluate(() => {
      const found: { number: string; lines: number }[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const match = /\+\d[\d\s-]+\d/.exec(node.textContent ?? '');
        if (!match || !node.parentElement?.closest('a')?.checkVisibility()) continue;
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
        found.push({ number: match[0], lines: new Set(tops).size });
      }
      return found;
    });
    expect(numbers.length, `${width} px`).toBeGreaterThan(3);
    expect(
      numbers.filter(({ lines }) => lines !== 1),
      `${width} px`,
    ).toEqual([]);
  }
});

test('demo: the form requests what the link offered, also without JavaScript', async ({
  usedPage: page,
  plainPage: plain,
}) => {
  await page.goto('/technologies');
  await page.getByRole('link', { name: 'Request Technical Details' }).click();
  await expect(page.getByRole('heading', { name: 'Request Technical Details' })).toBeInViewport();

  await plain.goto('/applications');
  await plain.getByRole('link', { name: 'Request Application Guide' }).click();
  const form = plain.getByRole('form', { name: 'Request Application Guide' });
  await fillEnquiry(form, 'Guide Reader');
  await form.getByLabel('Your Process').fill('Fine-bubble aeration.');
  await form.getByRole('button', { name: 'Request Application Guide' }).click();
  await expect(plain.getByText(reference)).toBeVisible();
  expect((await plain.reload())?.request().method()).toBe('GET');
  await expect(plain.getByText(reference)).toBeVisible();
  expect(await storedEnquiries('Guide Reader')).toMatchObject([
    { fields: { purpose: 'application-guide', subject: 'Application guide' } },
  ]);
});

test.describe('when the network fails', () => {
  test.use({ expectConsole: /ERR_FAILED/ });

  test('contact: the form shows an error and keeps its values', async ({ page }) => {
    await page.route('**/api/enquiries', (route) => route.abort());
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'General Inquiry' });
    await fillEnquiry(form, 'Still Here');
    await form.getByLabel('Subject').fill('Subject');
    await form.getByRole('textbox', { name: 'Message' }).fill('Message.');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(/could not be sent/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Message.');
    await expect(consentOf(form)).toBeChecked();
  });
});

test('without a mail server, an answered enquiry says that the reply has not been sent', async ({
  usedPage: page,
}) => {
  await signIn(page);
  await openEnquiry(page);
  await page.getByLabel('Reply', { exact: true }).fill('Please check the filter.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Your reply has not been sent')).toBeVisible();
});
