import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Field } from './index.ts';

describe('Field', () =>
  conformance(<Field label="Name">{(control) => <input {...control} />}</Field>));

test('has no aria-describedby without a hint or an error', async () => {
  const screen = await render(
    <Field label="Name" required>
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Name', exact: true });
  await expect.element(input).toBeRequired();
  await expect.element(input).not.toHaveAttribute('aria-describedby');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
});
