// Behaviours that the tests of Radix Popover (packages/react/popover, e2e/popover.spec.ts) and Base UI Popover
// (packages/react/src/popover) assert.
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Popover } from '../../../src/popover/index.ts';

const popover = (name: string, onOpenChange?: (open: boolean) => void) => (
  <Popover.Root {...(onOpenChange && { onOpenChange })}>
    <Popover.Trigger>{name}</Popover.Trigger>
    <Popover.Panel label={`About ${name}`}>
      <a href={`#${name}`}>More on {name}</a>
    </Popover.Panel>
  </Popover.Root>
);

const show = async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <div style={{ display: 'flex', gap: 400, paddingBlockEnd: 400 }}>
      {popover('Noise', onOpenChange)}
      {popover('Power')}
    </div>,
  );
  const trigger = screen.getByRole('button', { name: 'Noise' });
  await trigger.click();
  const panel = screen.getByRole('dialog', { name: 'About Noise' });
  await expect.element(panel).toBeVisible();
  return { screen, trigger, panel, onOpenChange };
};

test('a second press of the trigger closes it, and calls onOpenChange once', async () => {
  const { trigger, panel, onOpenChange } = await show();
  await trigger.click();
  await expect.element(panel).not.toBeInTheDocument();
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

test('a press outside closes it, a press inside does not', async () => {
  const { panel } = await show();
  await panel.click({ position: { x: 2, y: 2 } });
  await expect.element(panel).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 20, y: 500 } });
  await expect.element(panel).not.toBeInTheDocument();
});

test('opening another closes it', async () => {
  const { screen, panel } = await show();
  await screen.getByRole('button', { name: 'Power' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'About Power' })).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
});

test('opening and closing something inside leaves it open', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <Popover.Root defaultOpen onOpenChange={onOpenChange}>
      <Popover.Panel label="Noise">
        <details>
          <summary>Method</summary>
          <p>At one metre.</p>
        </details>
      </Popover.Panel>
    </Popover.Root>,
  );
  await expect.element(screen.getByText('Method')).toBeVisible();
  await screen.getByText('Method').click();
  await expect.element(screen.getByText('At one metre.')).toBeVisible();
  await screen.getByText('Method').click();
  await expect.element(screen.getByText('At one metre.')).not.toBeVisible();
  expect(onOpenChange).not.toHaveBeenCalled();
});
