import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Tooltip } from './index.ts';

const tooltip = (
  <Tooltip text="PDF, 2 MB">
    <button type="button">Datasheet</button>
  </Tooltip>
);

const is = (state: string) => (root: HTMLElement) => root.dataset.state === state;
const tab = (root: HTMLElement) => root.querySelector('button')?.focus({ focusVisible: true });
const pointer = (type: string) => (root: HTMLElement) =>
  root.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));

describe('Tooltip', () =>
  conformance(tooltip, {
    interactive: {
      onPointerEnter: { send: pointer('pointerover'), acted: is('open') },
      onFocus: { send: tab, acted: is('open') },
    },
  }));
describe('open Tooltip', () =>
  conformance(
    <Tooltip text="PDF, 2 MB" defaultOpen>
      <button type="button">Datasheet</button>
    </Tooltip>,
    {
      // Keeps clear of the corner of the window, where the pointer may be.
      wrap: (inner) => <div style={{ padding: 80 }}>{inner}</div>,
      interactive: {
        onPointerLeave: { send: pointer('pointerout'), acted: is('closed') },
        onBlur: {
          send: (root) =>
            root.dispatchEvent(new FocusEvent('focusout', { bubbles: true, cancelable: true })),
          acted: is('closed'),
        },
      },
    },
  ));

test('stays open while the pointer is on the text', async () => {
  const screen = await render(<div style={{ padding: 80 }}>{tooltip}</div>);
  await screen.getByRole('button', { name: 'Datasheet' }).hover();
  const text = screen.getByRole('tooltip');
  await expect.element(text).toBeVisible();
  await text.hover();
  await expect.element(text).toBeVisible();
  await userEvent.unhover(text);
  await expect.element(text).not.toBeInTheDocument();
});

test('the text is the accessible description of the control', async () => {
  const screen = await render(tooltip);
  await expect
    .element(screen.getByRole('button', { name: 'Datasheet' }))
    .toHaveAccessibleDescription('PDF, 2 MB');
});
