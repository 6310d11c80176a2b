import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { MoreFields } from './index.ts';

const fields = (open = false) => (
  <form aria-label="Calculator">
    <MoreFields title="More" open={open}>
      <input aria-label="Altitude" name="altitude" defaultValue="300" />
    </MoreFields>
  </form>
);

describe('MoreFields', () =>
  conformance(
    <MoreFields title="More">
      <input aria-label="Altitude" />
    </MoreFields>,
  ));

test('fields that are hidden are sent with the form', async () => {
  const screen = await render(fields());
  await expect.element(screen.getByLabelText('Altitude')).not.toBeVisible();
  const form = screen.getByRole('form').element() as HTMLFormElement;
  expect(new FormData(form).get('altitude')).toBe('300');
});

test('an error shows the fields, and what the visitor has opened stays open', async () => {
  const screen = await render(fields());
  const altitude = screen.getByLabelText('Altitude');
  await screen.rerender(fields(true));
  await expect.element(altitude).toBeVisible();
  await screen.rerender(fields(false));
  await expect.element(altitude).not.toBeVisible();
  await screen.getByText('More').click();
  await screen.rerender(fields(false));
  await expect.element(altitude).toBeVisible();
});
