import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Popover } from './index.ts';

const parts = (
  <>
    <Popover.Trigger>Measured</Popover.Trigger>
    <Popover.Panel label="How">At one metre.</Popover.Panel>
  </>
);

describe('Root', () =>
  conformance(<Popover.Root>{parts}</Popover.Root>, { controlled: { open: [true, false] } }));
describe('Trigger', () =>
  conformance(<Popover.Trigger>Measured</Popover.Trigger>, {
    wrap: (inner) => <Popover.Root>{inner}</Popover.Root>,
  }));
describe('Panel', () =>
  conformance(<Popover.Panel label="How">At one metre.</Popover.Panel>, {
    wrap: (inner) => <Popover.Root>{inner}</Popover.Root>,
  }));

test('Escape closes the panel and returns focus to the trigger', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(<Popover.Root onOpenChange={onOpenChange}>{parts}</Popover.Root>);
  const button = screen.getByRole('button', { name: 'Measured' });
  const panel = screen.getByRole('dialog', { name: 'How' });
  await button.click();
  await expect.element(panel).toBeVisible();
  await expect.element(button).toHaveAttribute('data-state', 'open');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveAttribute('data-state', 'closed');
  await expect.element(button).toHaveFocus();
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

test('server HTML connects trigger and panel without JavaScript', () => {
  const html = renderToString(<Popover.Root>{parts}</Popover.Root>);
  const [, id] = /id="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`popoverTarget="${id}"`);
  expect(html).toContain('popover="auto"');
});
