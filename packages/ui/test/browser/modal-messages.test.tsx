import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog, NumberField, ToastProvider, useToast } from '../../src/index.ts';
import { renderInShadowRoot } from '../renderInShadowRoot.ts';

function Page() {
  const show = useToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="Keep it?" open={open} onOpenChange={setOpen}>
        <NumberField name="flow" label="Flow" quantity="flow" />
        <button type="button" onClick={() => show({ text: 'Kept', duration: Infinity })}>
          Keep
        </button>
      </Dialog>
    </>
  );
}

const paintedAt = ({ left, top, width, height }: DOMRect) =>
  document.elementFromPoint(left + width / 2, top + height / 2);

test('a toast is visible, spoken and operable while a dialog is open, and after it', async () => {
  const screen = await render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  const region = page.getByRole('region', { name: 'Messages' });
  await expect.element(region).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Keep it?' });
  // It is there before its text, because screen readers miss a region that appears together with it.
  await expect.element(dialog.getByRole('region', { name: 'Messages' })).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Keep' }).click();
  await screen.getByRole('button', { name: 'Keep' }).click();
  const dismiss = () => page.getByRole('button', { name: 'Dismiss' });
  await expect.poll(() => dismiss().elements()).toHaveLength(2);
  const [first] = dismiss().elements();
  const button = first as HTMLElement;
  await expect.poll(() => button.contains(paintedAt(button.getBoundingClientRect()))).toBe(true);
  await dismiss().first().click();
  await expect.poll(() => dismiss().elements()).toHaveLength(1);
  await expect.element(dialog).toBeVisible();
  dismiss().element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dismiss().elements()).toHaveLength(0);
  await expect.element(dialog).toBeVisible();
  await screen.getByRole('button', { name: 'Keep' }).click();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await dismiss().click();
  await expect.poll(() => dismiss().elements()).toHaveLength(0);
});

test('a toast is in a dialog that is in a shadow root', async () => {
  const { root } = await renderInShadowRoot(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  const press = (name: string) =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  press('Open');
  await expect.poll(() => root.querySelector('dialog:modal section')).not.toBeNull();
  press('Keep');
  await expect.poll(() => root.querySelector('dialog:modal li')?.textContent).toContain('Kept');
});

test('a toast outlives the dialog that it was shown in', async () => {
  const pageWith = (there: boolean) => <ToastProvider>{there && <Page />}</ToastProvider>;
  const screen = await render(pageWith(true));
  await screen.getByRole('button', { name: 'Open' }).click();
  await screen.getByRole('button', { name: 'Keep' }).click();
  await expect.element(page.getByText('Kept')).toBeVisible();
  await screen.rerender(pageWith(false));
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText('Kept')).not.toBeInTheDocument();
});

test('what a field announces is in the dialog', async () => {
  const screen = await render(<Page />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await screen.getByRole('textbox', { name: /^Flow/ }).fill('forty');
  await userEvent.tab();
  const error = 'Enter the flow as a number, such as 40 or 12.5.';
  const dialog = screen.getByRole('dialog').element();
  await expect.poll(() => dialog.querySelector('[aria-live="polite"]')?.textContent).toBe(error);
});

test('what fields announce has one place, also after an open dialog was removed with its container', async () => {
  const first = await render(<Page />);
  await first.getByRole('button', { name: 'Open' }).click();
  const dialog = () => page.getByRole('dialog').element();
  await expect.poll(() => dialog().querySelectorAll('[aria-live="polite"]')).toHaveLength(1);
  first.container.remove();
  await first.unmount();
  const second = await render(<Page />);
  await second.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(document.querySelectorAll('[aria-live="polite"]')).toHaveLength(1);
});
