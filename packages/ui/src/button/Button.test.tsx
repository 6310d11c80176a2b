import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Button, ButtonLink } from './index.ts';

describe('Button', () => conformance(<Button>Send</Button>, { interactive: true }));
describe('ButtonLink', () =>
  conformance(<ButtonLink href="#contact">Contact</ButtonLink>, { interactive: true }));

function Form({ busy, onSubmit }: { busy: boolean; onSubmit: () => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="Email" />
      <Button>Clear</Button>
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
}

test('submits a form only with type="submit"', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<Form busy={false} onSubmit={onSubmit} />);
  await screen.getByRole('button', { name: 'Clear' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a busy button submits nothing, not even with Enter in a field', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<Form busy onSubmit={onSubmit} />);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }), { force: true });
  expect(onSubmit).not.toHaveBeenCalled();
});
