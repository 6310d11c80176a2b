import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Sends an enquiry and returns its reference. */
export async function enquire(page: Page, more: Record<string, string> = {}): Promise<string> {
  const answer = await page.request.post('/api/enquiries', {
    multipart: {
      ...{ kind: 'support', name: 'Jin', email: 'jin@example.org', issue: 'It hums.' },
      ...{ consent: 'on', fill_ms: '60000' },
      ...more,
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
