import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Alert } from './index.ts';

describe('Alert', () => conformance(<Alert title="Sent">We answer soon.</Alert>));

test('`role` can be overridden, so that a message is not announced', async () => {
  const screen = await render(
    <Alert role="note" tone="error">
      Not sent
    </Alert>,
  );
  await expect.element(screen.getByRole('note')).toHaveTextContent('Not sent');
});

test('above the keyboard of a phone, a sticky alert stays visible and leaves room for the text', async () => {
  await page.viewport(390, 400);
  const screen = await render(
    <div>
      <Alert tone="error" title="Your changes are not being saved" sticky>
        {'The server cannot be reached. '.repeat(9)}
      </Alert>
      <div style={{ blockSize: 2000 }} />
    </div>,
  );
  scrollTo({ top: 900, behavior: 'instant' });
  const { top, height } = screen.getByRole('alert').element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(height).toBeLessThanOrEqual(140);
});
