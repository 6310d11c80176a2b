import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { ErrorSummary } from './index.ts';

describe('ErrorSummary', () => conformance(<ErrorSummary />));

test('takes focus when it appears, but not when its errors change', async () => {
  const form = (message: string) => (
    <>
      <ErrorSummary errors={[{ fieldId: 'name', message }]} />
      <input id="name" aria-label="Name" />
    </>
  );
  const screen = await render(form('One'));
  await expect.element(screen.getByRole('alert')).toHaveFocus();
  await screen.getByRole('textbox').click();
  await screen.rerender(form('Two'));
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('has a heading, and marks the page title while it is shown', async () => {
  document.title = 'Contact';
  const screen = await render(<ErrorSummary headingLevel={3} />);
  await expect
    .element(screen.getByRole('heading', { level: 3, name: 'There is a problem' }))
    .toBeVisible();
  expect(document.title).toBe('Error: Contact');
  await screen.unmount();
  expect(document.title).toBe('Contact');
});
