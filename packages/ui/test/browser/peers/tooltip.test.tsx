// Behaviours that the tests of Radix Tooltip (packages/react/tooltip) and Base UI Tooltip (packages/react/src/tooltip) assert.
// A press does not hide the text here: it describes the control, whose state a press may change.
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../../../src/dialog/index.ts';
import { Tooltip } from '../../../src/tooltip/index.ts';

const onOpenChange = vi.fn();
// The pointer may still be here from an earlier test.
const tooltip = (
  <div style={{ padding: 80, pointerEvents: 'none' }}>
    <Tooltip text="PDF, 2 MB" onOpenChange={onOpenChange}>
      <button type="button">Datasheet</button>
    </Tooltip>
  </div>
);

beforeEach(() => onOpenChange.mockClear());

test('it opens on keyboard focus, closes without it, and tells so once each', async () => {
  const screen = await render(tooltip);
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  screen.getByRole('button').element().blur();
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

test('a finger does not open it', async () => {
  const screen = await render(tooltip);
  const touch = { bubbles: true, pointerType: 'touch' };
  screen.getByRole('button').element().dispatchEvent(new PointerEvent('pointerover', touch));
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('Escape closes it, and the dialog around it stays', async () => {
  const onDialogChange = vi.fn();
  const screen = await render(
    <Dialog title="Downloads" defaultOpen onOpenChange={onDialogChange}>
      {tooltip}
    </Dialog>,
  );
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  expect(onDialogChange).not.toHaveBeenCalled();
});
