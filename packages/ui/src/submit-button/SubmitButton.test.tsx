import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { SubmitButton } from './index.ts';

describe('SubmitButton', () => conformance(<SubmitButton />));

test('submits the form, but not while busy', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <SubmitButton busy={busy} />
    </form>
  );
  const screen = await render(form(false));
  await screen.getByRole('button', { name: 'Submit' }).click();
  await screen.rerender(form(true));
  await screen.getByRole('button', { name: 'Submitting...' }).click({ force: true });
  expect(onSubmit).toHaveBeenCalledOnce();
});
