// Behaviours that the tests of GOV.UK Frontend (error-summary and skip-link, *.puppeteer.test.js) assert. Unlike
// there, the summary and the main content stay focusable by scripts: React sets their `tabindex`.
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorSummary, SkipLink, TextField } from '../../../src/index.ts';

test('an error leads to its field, shows its label, and does not change the URL', async () => {
  const before = location.href;
  const screen = await render(
    <>
      <ErrorSummary errors={[{ fieldId: 'city', message: 'Enter your city' }]} />
      <div style={{ blockSize: 3000 }} />
      <TextField id="city" name="city" label="City" required error="Enter your city" />
      <div style={{ blockSize: 3000 }} />
    </>,
  );
  await screen.getByRole('link', { name: 'Enter your city' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
  await expect.element(screen.getByText('City', { exact: true })).toBeInViewport();
  expect(location.href).toBe(before);
});

test('the skip link moves the focus to the main content', async () => {
  const screen = await render(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>,
  );
  const link = screen.getByRole('link', { name: 'Skip to content' }).element();
  (link as HTMLAnchorElement).click();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  history.replaceState(null, '', location.pathname + location.search);
});
