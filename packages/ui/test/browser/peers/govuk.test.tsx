// A behaviour that the tests of GOV.UK Frontend assert (error-summary.puppeteer.test.js). Unlike there, the summary stays
// focusable by scripts: React sets its `tabindex`.
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorSummary, TextField } from '../../../src/index.ts';

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
