import { enquiryOf } from '@brand/service/testing';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Sends an enquiry and returns its reference. */
export async function enquire(page: Page, more: Record<string, string> = {}): Promise<string> {
  const answer = await page.request.post('/api/enquiries', {
    multipart: {
      ...enquiryOf('support', { issue: 'It hums.', ...more }),
      fill_ms: '60000',
    },
    headers: {
      'X-Forwarded-For': `10.3.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).reference;
}

/** Sends an enquiry, opens it in the administration and returns its reference. */
export async function openEnquiry(page: Page): Promise<string> {
  const reference = await enquire(page);
  await page.goto('/admin/enquiries');
  await page.getByRole('listitem').filter({ hasText: reference }).getByRole('link').click();
  return reference;
}

/** The checkbox of an enquiry form that agrees to its terms. */
export const consentOf = (form: Locator) => form.getByRole('checkbox', { name: /^I agree/ });

/** How a visitor fills in fields. */
export interface Writing {
  type: (field: Locator, text: string) => Promise<void>;
  choose: (list: Locator, label: string) => Promise<void>;
}

export const writing: Writing = {
  type: (field, text) => field.fill(text),
  choose: async (list, label) => void (await list.selectOption({ label })),
};

/** Fills in every field that an enquiry form requires and that is still empty. */
export async function fillRequired(form: Locator, { type, choose } = writing): Promise<void> {
  for (const field of await form
    .locator(':is(textarea, select, [type=text])[required]:visible')
    .all()) {
    if ((await field.inputValue()) !== '') continue;
    const choice = field.locator('option').nth(1);
    if ((await choice.count()) > 0) await choose(field, (await choice.textContent()) ?? '');
    else await type(field, 'Given');
  }
}

/** Fills in an enquiry form: its sender, and every other field that it requires and that is still empty. */
export async function fillEnquiry(form: Locator, name: string): Promise<void> {
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Email', { exact: true }).fill('someone@example.org');
  await fillRequired(form);
  await consentOf(form).check();
}
