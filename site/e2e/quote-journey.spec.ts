import type { Locator, Page } from '@playwright/test';
import { stored } from './stored.ts';
import { expect, test } from './test.ts';

/** Input method of a visitor. */
interface Hand {
  press: (target: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  choose: (list: Locator, label: string) => Promise<void>;
}

const pointer: Hand = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  choose: async (list, label) => void (await list.selectOption({ label })),
};

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
  const press = async (target: Locator) => {
    presses += 1;
    await hand.press(target);
  };
  const duty = page.getByRole('form', { name: 'Duty point' });
  await page.goto('/');
  await hand.type(duty.getByRole('textbox', { name: 'Flow rate' }), '40');
  await hand.type(duty.getByRole('textbox', { name: 'Pressure rise' }), '0.7');
  await press(duty.getByRole('button', { name: 'Find machines' }));

  await page.getByRole('heading', { name: '7 models serve this duty point.' }).waitFor();
  await hand.type(duty.getByRole('textbox', { name: 'Altitude' }), '600');
  await hand.choose(duty.getByLabel('Machines that run'), '2');
  await hand.choose(duty.getByLabel('In reserve'), 'One machine');
  await hand.choose(duty.getByLabel('Flow rate is for'), 'Each machine');
  await press(duty.getByRole('button', { name: 'Find machines' }));
  await press(page.getByRole('link', { name: 'Request a quote: RMX35-C080' }));

  const form = page.getByRole('form', { name: 'General Inquiry' });
  await hand.type(form.getByLabel('Full Name'), name);
  await hand.type(form.getByLabel('Email'), 'engineer@example.org');
  await press(form.getByRole('checkbox'));
  await press(form.getByRole('button', { name: 'Send Message' }));

  await expect(page.getByText(/E-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
  expect(presses).toBe(5);
  expect(await stored(name)).toMatchObject([
    {
      kind: 'general',
      request: {
        products: ['RMX35-C080'],
        facts: [
          { name: 'Flow', value: 40, unit: 'm³/min at the inlet' },
          { name: 'Flow is for', value: 'Each machine' },
          { name: 'Pressure', value: 0.7, unit: 'bar' },
          { name: 'Machines', value: 2 },
          { name: 'Machines in reserve', value: 1 },
          { name: 'Inlet temperature', value: 20, unit: '°C' },
          { name: 'Altitude', value: 600, unit: 'm' },
          { name: 'Relative humidity', value: 36, unit: '%' },
        ],
      },
    },
  ]);
}

test.describe('five presses lead from the home page to an enquiry with the whole duty point', () => {
  test('with a mouse', ({ page }) => ask(page, pointer, 'Mo Mouse'));

  test('with keys', ({ page }) => ask(page, keysOf(page), 'Kay Keys'));

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test('by touch', ({ page }) => ask(page, finger, 'Tess Touch'));
  });

  test.describe('without JavaScript', () => {
    // Reduced motion avoids the splash on the home page.
    test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });
    test('by forms and links', ({ page }) => ask(page, pointer, 'Pat Paper'));
  });
});
