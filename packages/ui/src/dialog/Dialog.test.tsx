import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Dialog } from './index.ts';

const isClosed = (root: HTMLElement) => root.dataset.state === 'closed';

/** A press that starts or ends inside the dialog, which must not close it. */
const pressInside = (event: 'pointerdown' | 'pointerup') => ({
  send: (root: HTMLElement) => {
    root.firstElementChild?.dispatchEvent(
      new PointerEvent(event, { bubbles: true, cancelable: true }),
    );
    root.click();
  },
  acted: (root: HTMLElement) => !isClosed(root),
});

describe('Dialog', () =>
  conformance(<Dialog title="Delete it?" defaultOpen />, {
    controlled: { open: [true, false] },
    interactive: {
      onCancel: {
        send: (root) => root.dispatchEvent(new Event('cancel', { cancelable: true })),
        acted: isClosed,
      },
      onClick: { send: (root) => root.click(), acted: isClosed },
      onPointerDown: { ...pressInside('pointerdown') },
      onPointerUp: { ...pressInside('pointerup') },
    },
  }));

const name = 'Delete it?';

test('the place of the scrollbar is as dark as the page', async () => {
  const root = document.documentElement;
  const { getByRole } = await render(<Dialog title={name} defaultOpen />);
  const dialog = getByRole('dialog', { name }).element();
  const veil = getComputedStyle(root).backgroundColor;
  expect(veil).toMatch(/0\.\d+\)$/);
  await expect.poll(() => getComputedStyle(dialog, '::backdrop').backgroundColor).toBe(veil);
});

test('a press that starts or ends inside does not close it', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <Dialog title={name} defaultOpen onOpenChange={onOpenChange}>
      <p>Now.</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name }).element() as HTMLElement;
  const text = screen.getByText('Now.').element();
  // The browser sends the click to the element that contains both.
  const drag = (from: Element, to: Element) => {
    from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    to.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    dialog.click();
  };
  drag(text, dialog);
  drag(dialog, text);
  expect(onOpenChange).not.toHaveBeenCalled();
  drag(dialog, dialog);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('cancelling a file input inside does not close it', async () => {
  const screen = await render(
    <Dialog title={name} defaultOpen>
      <input type="file" aria-label="File" />
    </Dialog>,
  );
  screen
    .getByLabelText('File')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }));
  await expect.element(screen.getByRole('dialog', { name })).toBeVisible();
});
