import { useState } from 'react';
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
      controlled: { open: [true, false] },
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

test('keeps the descriptions that the control has itself', async () => {
  const field = (error?: string) => (
    <>
      <p id="hint">As on the plate.</p>
      <p id="error">{error}</p>
      <Tooltip text="10 digits">
        <input aria-label="Number" aria-describedby={error ? 'hint error' : 'hint'} />
      </Tooltip>
    </>
  );
  const screen = await render(field());
  const input = screen.getByRole('textbox', { name: 'Number' });
  await expect.element(input).toHaveAccessibleDescription('As on the plate. 10 digits');
  await screen.rerender(field('Too short.'));
  await expect.element(input).toHaveAccessibleDescription('As on the plate. Too short. 10 digits');
});

function Player() {
  const [playing, setPlaying] = useState(false);
  const props = { type: 'button', onClick: () => setPlaying(!playing) } as const;
  return playing ? (
    <button {...props} key="pause" aria-describedby="more">
      Pause
    </button>
  ) : (
    <button {...props} key="play">
      Play
    </button>
  );
}

test('describes the control that takes the place of another', async () => {
  const screen = await render(
    <>
      <p id="more">Film of a test.</p>
      <Tooltip text="No sound">
        <Player />
      </Tooltip>
    </>,
  );
  await screen.getByRole('button', { name: 'Play' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Pause' }))
    .toHaveAccessibleDescription('Film of a test. No sound');
});

test('takes back only its own description', async () => {
  const button = document.createElement('button');
  button.setAttribute('aria-describedby', 'own');
  const screen = await render(
    <Tooltip text="PDF, 2 MB">
      <span ref={(place) => place?.append(button)} />
    </Tooltip>,
  );
  await expect.poll(() => button.getAttribute('aria-describedby')).toMatch(/^own ./);
  button.setAttribute('aria-describedby', 'own other');
  await expect.poll(() => button.getAttribute('aria-describedby')).toMatch(/^own other ./);
  await screen.unmount();
  expect(button.getAttribute('aria-describedby')).toBe('own other');
});
