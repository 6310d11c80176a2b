import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { ErrorSummary } from './index.ts';

describe('ErrorSummary', () => conformance(<ErrorSummary />));

test('takes focus when it appears, and not again while it stays', async () => {
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
