// What the APG's own test of its alert asserts: w3c/aria-practices, test/tests/alert_alert.js.
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Alert } from '../../../src/alert/index.ts';

test('an error has the role of an alert, and takes no focus', async () => {
  const screen = await render(<Alert tone="error">Not saved.</Alert>);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not saved.');
  expect(document.activeElement).toBe(document.body);
});
