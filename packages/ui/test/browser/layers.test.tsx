import { type ReactNode, StrictMode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog, MobileDrawer, Popover } from '../../src/index.ts';
import { navigation } from '../navigation.ts';

interface LayerProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const layers = [
  [
    'Dialog',
    (props: LayerProps) => (
      <Dialog title="Delete it?" {...props}>
        <form method="dialog">
          <input aria-label="Reason" />
          <button type="submit">Natively</button>
        </form>
      </Dialog>
    ),
  ],
  [
    'MobileDrawer',
    (props: LayerProps) => (
      <MobileDrawer
        items={navigation}
        {...props}
        foot={
          <form method="dialog">
            <input aria-label="Reason" />
            <button type="submit">Natively</button>
          </form>
        }
      />
    ),
  ],
  [
    'Popover',
    (props: LayerProps) => (
      <Popover.Root {...props}>
        <Popover.Trigger>How</Popover.Trigger>
        <Popover.Panel label="How">
          <input aria-label="Reason" />
        </Popover.Panel>
      </Popover.Root>
    ),
  ],
] as const;

const shown = (container: HTMLElement) =>
  container.querySelector<HTMLElement>(':is(dialog:modal, [popover]:popover-open)');
const layer = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('dialog, [popover]') as HTMLElement;

/** Waits until the events that the platform has queued are handled: those of another layer come after them. */
async function queued() {
  const last = document.body.appendChild(document.createElement('div'));
  last.popover = 'manual';
  for (const open of [true, false]) {
    const toggled = new Promise((resolve) =>
      last.addEventListener('toggle', resolve, { once: true }),
    );
    last.togglePopover(open);
    await toggled;
  }
  last.remove();
}

function Removable({ children }: { children: ReactNode }) {
  const [there, setThere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setThere(true)}>
        Show
      </button>
      {there && children}
      {there && (
        <button type="button" onClick={() => setThere(false)}>
          Remove
        </button>
      )}
    </>
  );
}

describe.each(layers)('%s', (name, element) => {
  const isDialog = name !== 'Popover';
  const closeNatively = (container: HTMLElement) => {
    const native = layer(container);
    if (native instanceof HTMLDialogElement) native.close();
    else native.hidePopover();
  };

  test('stays open, with its input and focus, while its owner says so', async () => {
    if (name === 'MobileDrawer') await page.viewport(390, 800);
    const onOpenChange = vi.fn();
    const screen = await render(element({ open: true, onOpenChange }));
    await expect.poll(() => shown(screen.container)).not.toBeNull();
    await screen.getByLabelText('Reason').fill('Twice');
    for (let count = 0; count < 4; count += 1) {
      await userEvent.keyboard('{Escape}');
      await queued();
      expect(shown(screen.container)).not.toBeNull();
      await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
    }
    expect(onOpenChange.mock.calls).toEqual([[false], [false], [false], [false]]);
    closeNatively(screen.container);
    await expect.poll(() => onOpenChange).toHaveBeenCalledTimes(5);
    await expect.poll(() => shown(screen.container)).not.toBeNull();
    await expect.element(screen.getByLabelText('Reason')).toHaveValue('Twice');
    await screen.rerender(element({ open: false, onOpenChange }));
    await expect.poll(() => shown(screen.container)).toBeNull();
    await queued();
    expect(onOpenChange).toHaveBeenCalledTimes(5);
  });

  test('stays closed while its owner says so', async () => {
    const onOpenChange = vi.fn();
    const screen = await render(element({ open: false, onOpenChange }));
    const native = layer(screen.container);
    if (native instanceof HTMLDialogElement) native.showModal();
    else await screen.getByRole('button', { name: 'How' }).click();
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
    await expect.poll(() => shown(screen.container)).toBeNull();
    await queued();
    expect(onOpenChange).toHaveBeenCalledOnce();
  });

  test('is open initially in strict mode, without a call', async () => {
    if (name === 'MobileDrawer') await page.viewport(390, 800);
    for (const props of [{ defaultOpen: true }, { open: true }]) {
      const onOpenChange = vi.fn();
      const screen = await render(<StrictMode>{element({ ...props, onOpenChange })}</StrictMode>);
      await expect.poll(() => shown(screen.container)).not.toBeNull();
      await queued();
      expect(shown(screen.container)).not.toBeNull();
      expect(onOpenChange).not.toHaveBeenCalled();
      await screen.unmount();
    }
  });

  test('a change by its owner is not reported', async () => {
    if (name === 'MobileDrawer') await page.viewport(390, 800);
    const onOpenChange = vi.fn();
    const screen = await render(element({ open: false, onOpenChange }));
    for (const open of [true, false, true, false])
      await screen.rerender(element({ open, onOpenChange }));
    await queued();
    expect(shown(screen.container)).toBeNull();
    for (const open of [true, false, true]) {
      await screen.rerender(element({ open, onOpenChange }));
      await expect.poll(() => shown(screen.container) !== null).toBe(open);
    }
    await queued();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('stays open when React moves it', async () => {
    if (name === 'MobileDrawer') await page.viewport(390, 800);
    const order = (keys: string[]) => (
      <>
        {keys.map((key) => (
          <div key={key}>{key === 'layer' && element({ open: true })}</div>
        ))}
      </>
    );
    const screen = await render(order(['layer', 'b', 'c']));
    await expect.poll(() => shown(screen.container)).not.toBeNull();
    await screen.rerender(order(['b', 'c', 'layer']));
    await expect.poll(() => shown(screen.container)).not.toBeNull();
  });

  test('gives the focus back when it is removed while open', async () => {
    if (name === 'MobileDrawer') await page.viewport(390, 800);
    const screen = await render(<Removable>{element({ defaultOpen: true })}</Removable>);
    await screen.getByRole('button', { name: 'Show' }).click();
    await expect.poll(() => shown(screen.container)).not.toBeNull();
    screen.getByLabelText('Reason').element().focus();
    screen.container.querySelector<HTMLElement>('button:last-child')?.click();
    await expect.element(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
  });

  test.runIf(isDialog)('a dialog inside does not close it', async () => {
    const onOpenChange = vi.fn();
    const onInnerChange = vi.fn();
    const inner = (open: boolean) => (
      <Dialog title="Inner" open={open} onOpenChange={onInnerChange} />
    );
    const outer = (open: boolean) =>
      name === 'Dialog' ? (
        <Dialog title="Outer" open onOpenChange={onOpenChange}>
          {inner(open)}
        </Dialog>
      ) : (
        <MobileDrawer items={navigation} open onOpenChange={onOpenChange} foot={inner(open)} />
      );
    await page.viewport(390, 800);
    const screen = await render(outer(false));
    await expect.poll(() => shown(screen.container)).not.toBeNull();
    await screen.rerender(outer(true));
    await expect.element(screen.getByRole('dialog', { name: 'Inner' })).toBeVisible();
    await screen.getByRole('button', { name: 'Close', exact: true }).last().click();
    expect(onInnerChange).toHaveBeenCalledExactlyOnceWith(false);
    await screen.rerender(outer(false));
    await expect.element(screen.getByRole('dialog', { name: 'Inner' })).not.toBeInTheDocument();
    await queued();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

test('layers that are mounted open are stacked in the order of their nesting, without a call', async () => {
  const onOpenChange = vi.fn();
  const open = { open: true, onOpenChange };
  const screen = await render(
    <StrictMode>
      <Dialog title="Outer" {...open}>
        <Dialog title="Inner" {...open}>
          <Popover.Root {...open}>
            <Popover.Trigger>How</Popover.Trigger>
            <Popover.Panel label="How">
              <button type="button">Innermost</button>
            </Popover.Panel>
          </Popover.Root>
        </Dialog>
      </Dialog>
    </StrictMode>,
  );
  await screen.getByRole('button', { name: 'Innermost' }).click();
  const inner = screen.getByRole('dialog', { name: 'Inner' }).element();
  const { left, bottom } = inner.getBoundingClientRect();
  expect(inner.contains(document.elementFromPoint(left + 20, bottom - 20))).toBe(true);
  expect(screen.container.querySelectorAll(':modal, :popover-open')).toHaveLength(3);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('a form of the dialog itself closes it', async () => {
  const onOpenChange = vi.fn();
  const [, element] = layers[0];
  const screen = await render(element({ defaultOpen: true, onOpenChange }));
  await screen.getByRole('button', { name: 'Natively' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('the button of a popover that is open initially closes it', async () => {
  const [, , [, element]] = layers;
  const onOpenChange = vi.fn();
  const screen = await render(element({ defaultOpen: true, onOpenChange }));
  await expect.poll(() => shown(screen.container)).not.toBeNull();
  await screen.getByRole('button', { name: 'How' }).click();
  await expect.poll(() => shown(screen.container)).toBeNull();
  await queued();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
