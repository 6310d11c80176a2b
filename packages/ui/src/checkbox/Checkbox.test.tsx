import type { CSSProperties } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Checkbox } from './index.ts';

describe('Checkbox', () =>
  conformance(<Checkbox label="Agreed" name="agreed" />, { interactive: true }));

test('submits its value only when it is ticked', async () => {
  const screen = await render(
    <form aria-label="Form">
      <Checkbox label="Nitrogen" name="media" value="nitrogen" />
    </form>,
  );
  const sent = () => [
    ...new FormData(screen.getByRole('form').element() as HTMLFormElement).entries(),
  ];
  expect(sent()).toEqual([]);
  await screen.getByText('Nitrogen').click();
  expect(sent()).toEqual([['media', 'nitrogen']]);
});

test('has no aria-describedby without a hint or an error', async () => {
  const screen = await render(<Checkbox label="Agreed" name="agreed" id="agreed" />);
  const box = screen.getByRole('checkbox', { name: 'Agreed' });
  await expect.element(box).toHaveAttribute('id', 'agreed');
  await expect.element(box).not.toHaveAttribute('aria-describedby');
  await expect.element(box).not.toHaveAttribute('aria-invalid');
});

test('touch targets are at least 44 px', async () => {
  const screen = await render(<Checkbox label="A" name="agreed" />);
  const target = screen.getByRole('checkbox').element().closest('label');
  expect(target?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('a large brand radius does not turn it into a circle', async () => {
  const screen = await render(
    <div style={{ '--brand-radius-small': '40px' } as CSSProperties}>
      <Checkbox label="Agreed" name="agreed" />
    </div>,
  );
  const box = screen.getByRole('checkbox').element();
  // The browser resolves the percentage of `min()` only when it paints.
  expect(getComputedStyle(box).borderTopLeftRadius).toMatch(/^min\(.*25%/);
});
