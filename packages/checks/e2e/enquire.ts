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

/** Fills in an enquiry form: its sender, and every other field that it requires and that is still empty. */
export async function fillEnquiry(form: Locator, name: string): Promise<void> {
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Email', { exact: true }).fill('someone@example.org');
  for (const field of await form
    .locator(':is(textarea, select, [type=text])[required]:visible')
    .all()) {
    if ((await field.inputValue()) !== '') continue;
    if (await field.evaluate((element) => element.matches('select')))
      await field.selectOption({ index: 1 });
    else await field.fill('Given');
  }
  await consentOf(form).check();
}
