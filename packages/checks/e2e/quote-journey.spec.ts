import type { Locator, Page } from '@playwright/test';
import { fillRequired, type Writing, writing } from './enquire.ts';
import { storedEnquiries } from './storedEnquiries.ts';
import { expect, skipInFirefox, test } from './test.ts';

/** Input method of a visitor. */
interface Hand extends Writing {
  press: (target: Locator) => Promise<void>;
}

const pointer: Hand = { ...writing, press: (target) => target.click() };

const finger: Hand = { ...pointer, press: (target) => target.tap() };

/** Moves only by Tab and Shift+Tab, so that the journey fails if something cannot be reached by keyboard. */
const keysOf = ({ keyboard }: Page): Hand => {
  const reach = async (target: Locator) => {
    await target.waitFor();
    for (let stops = 0; stops < 120; stops++) {
      const way = await target.evaluate((element) => {
        const { activeElement: from } = document;
        if (!from || from === element) return from ? 0 : 1;
        return from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1;
      });
      if (way === 0) return;
      await keyboard.press(way > 0 ? 'Tab' : 'Shift+Tab');
    }
    throw new Error('Tab does not lead there.');
  };
  const type = async (target: Locator, text: string) => {
    await reach(target);
    await keyboard.type(text);
  };
  return {
    press: async (target) => {
      await reach(target);
      const isBox = await target.evaluate((element) => element.matches('[type=checkbox]'));
      await keyboard.press(isBox ? 'Space' : 'Enter');
    },
    type,
    choose: type,
  };
};

/** Goes from the home page to a stored enquiry. Typing and choosing from a list do not count as presses. */
async function ask(page: Page, hand: Hand, name: string) {
  let presses = 0;
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  const press = async (target: Locator) => {
    presses += 1;
    await hand.press(target);
  };
  const duty = page.getByRole('form', { name: 'Duty point' });
  await page.goto('/');
  await hand.type(duty.getByRole('textbox', { name: 'Flow rate' }), '40');
  await hand.type(duty.getByRole('textbox', { name: 'Pressure rise' }), '0.7');
  await press(duty.getByRole('button', { name: 'Find models' }));

  await page.getByRole('heading', { name: /^7 models cover/ }).waitFor();
  if (isPhone) await press(duty.getByRole('button', { name: 'Change' }));
  await press(duty.locator('summary'));
  await hand.type(duty.getByRole('textbox', { name: 'Altitude' }), '600');
  await hand.choose(duty.getByLabel('Duty machines'), '2');
  await hand.choose(duty.getByLabel('Standby machines'), 'One machine');
  await hand.choose(duty.getByLabel('Flow rate given for'), 'Each machine');
  await press(duty.getByRole('button', { name: 'Find models' }));
  // The earlier result has the same link, and is replaced under the finger.
  await page.waitForURL(/machines=2/);
  await page.getByRole('status').filter({ hasText: '5 models cover' }).waitFor();
  await press(page.getByRole('link', { name: 'Request a quote: RMX35-C080' }));

  const form = page.getByRole('form', { name: 'General Inquiry' });
  await hand.type(form.getByLabel('Full Name'), name);
  await hand.type(form.getByLabel('Email'), 'engineer@example.org');
  await fillRequired(form, hand);
  await press(form.getByRole('checkbox'));
  await press(form.getByRole('button', { name: 'Send Message' }));

  await expect(page.getByText(/E-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
  // A phone shows the fields of the selector after a press.
  expect(presses).toBe(isPhone ? 7 : 6);
  expect(await storedEnquiries(name)).toMatchObject([
    {
      kind: 'general',
      request: {
        products: ['RMX35-C080'],
        facts: expect.arrayContaining([
          { name: 'Flow', value: 40, unit: 'm³/min at the inlet' },
          { name: 'Flow is for', value: 'Each machine' },
          { name: 'Pressure', value: 0.7, unit: 'bar' },
          { name: 'Machines', value: 2 },
          { name: 'Standby machines', value: 1 },
          { name: 'Altitude', value: 600, unit: 'm' },
        ]),
      },
    },
  ]);
}

test.describe('six presses lead from the home page to an enquiry with the whole duty point', () => {
  test('with keys', ({ usedPage: page }) => ask(page, keysOf(page), 'Kay Keys'));

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test('by touch', skipInFirefox('The driver has no touch.'), ({ page }) =>
      ask(page, finger, 'Tess Touch'),
    );
  });

  test.describe('without JavaScript', () => {
    // Reduced motion avoids the splash on the home page.
    test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });
    test('by forms and links', ({ usedPage: page }) => ask(page, pointer, 'Pat Paper'));
  });
});

/** Follows the links of a selection with its duty point, from the selector to the quote and back. */
async function travel(page: Page) {
  const duty = 'flow=45&pressure=0.7&altitude=600&machines=2&flowFor=each';
  const main = page.getByRole('main');
  const brought = main.getByRole('group', { name: 'Your duty point' });
  const expectDuty = () =>
    expect(brought).toContainText('45 m³/min at the inlet for each machine, 0.7 bar, 2 machines', {
      useInnerText: true,
    });

  await page.goto(`/products/selector?${duty}`);
  await main.locator('#results').getByRole('link', { name: 'RMX40-C080', exact: true }).click();
  await expect(page).toHaveURL(`/products/rmx40-c080?${duty}`);
  await expectDuty();
  const fit = page.getByRole('region', { name: 'At your duty point' });
  await expect(fit).toContainText('10% below the model’s maximum');
  await expect(fit).toContainText('70 kW, within the stated range of 58–82 kW', {
    useInnerText: true,
  });

  await main.getByRole('link', { name: 'Compare them side by side' }).click();
  await expectDuty();
  const table = page.getByRole('table', { name: 'Comparison of the chosen models' });
  const atDuty = table.getByRole('row', { name: /^Power at your duty point/ });
  await expect(atDuty).toContainText(/70.kW\s*Stated: 58–82\skW, from the efficiency about 54.kW/, {
    useInnerText: true,
  });
  await expect(atDuty).toContainText('5 m³/min below the model’s minimum', { useInnerText: true });
  await page.getByRole('combobox', { name: 'Model' }).waitFor({ state: 'detached' });
  await main.getByRole('link', { name: 'Remove: RMX50-C080' }).click();
  await page.getByRole('combobox', { name: 'Model' }).selectOption('MAX50');
  await page.getByRole('button', { name: 'Add to comparison' }).click();
  await expect(table.getByRole('columnheader', { name: 'MAX50' })).toBeVisible();
  await expectDuty();
  await table.getByRole('link', { name: 'RMX40-C080', exact: true }).click();
  await expectDuty();

  await main.getByRole('link', { name: 'Work out the savings' }).click();
  await expectDuty();
  await expect(page.getByRole('textbox', { name: 'Flow' })).toHaveValue('45');
  await expect(page.getByRole('combobox', { name: 'New machine' })).toHaveValue('RMX');
  await page.getByLabel(/^Existing machine/).selectOption('Lobe blower');
  await page.getByLabel('Hours a year').fill('8000');
  await page.getByLabel('Electricity price').fill('0.15');
  await page.getByRole('button', { name: 'Work out the savings' }).click();
  // The flow of both machines together.
  await expect(main).toContainText(/Adiabatic compression of 90(\.0)?\sm³/);
  await expectDuty();

  await main.getByRole('link', { name: 'Send this to an engineer' }).click();
  const quote = page.getByRole('region', { name: 'Your request for a quote' });
  await expect(quote).toContainText('RMX40-C080');
  await expect(quote.getByRole('row', { name: /^Flow is for/ })).toContainText('Each machine');
  await quote.getByRole('link', { name: 'Back to RMX40-C080' }).click();
  await expect(page).toHaveURL(`/products/rmx40-c080?${duty}`);
  await brought.getByRole('link', { name: 'Change the duty point' }).click();
  await expect(page).toHaveURL(`/products/selector?${duty}`);
  await page.goBack();
  await brought.getByRole('link', { name: 'Remove the duty point' }).click();
  await expect(page).toHaveURL('/products/rmx40-c080');
  await expect(brought).toHaveCount(0);
}

test('the duty point travels from the selector to the quote and back, until it is removed', ({
  usedPage: page,
}) => travel(page));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the duty point travels in plain links and forms', ({ usedPage: page }) => travel(page));
});

test('home, menu, model page and comparison lead to savings and comparison', async ({
  plainPage: page,
}) => {
  const [compare, savings] = ['/products/compare', '/products/savings'];
  for (const [path, block] of [
    ['/', '#finder'],
    ['/', 'header'],
    ['/products/max50', 'main'],
    ['/products/compare?models=max50', 'main'],
    ['/products/selector?flow=45&pressure=0.7', '#results'],
  ] as const) {
    await page.goto(path);
    for (const href of [compare, savings]) {
      expect
        .soft(await page.locator(`${block} a[href^="${href}"]`).count(), `${path} to ${href}`)
        .toBeGreaterThan(0);
    }
  }
});

test.describe('the closing of a page', () => {
  test('sends flow and pressure to the contact form, as typed if they are no duty point', async ({
    plainPage: page,
  }) => {
    const send = async (flow: string, pressure: string) => {
      await page.goto('/rmx-series');
      const main = page.getByRole('main');
      await main.getByRole('textbox', { name: 'Flow rate, m³/min' }).fill(flow);
      await main.getByRole('textbox', { name: 'Pressure rise, bar' }).fill(pressure);
      await main.getByRole('button', { name: 'Request a quote' }).click();
      await expect(page).toHaveURL(/\/contact\?.*#contact-form$/);
    };
    await send('40', '0.7');
    const quote = page.getByRole('region', { name: 'Your request for a quote' });
    await expect(quote.getByRole('row', { name: /^Flow 40\sm³\/min/ })).toBeVisible();
    await send('a lot', '0.7');
    await expect(quote).toBeHidden();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
      'Flow rate: a lot m³/min\nPressure rise: 0.7 bar',
    );
  });
});
