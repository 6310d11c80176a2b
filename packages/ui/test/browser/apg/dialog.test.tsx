// What the APG's own test of its modal dialog asserts: w3c/aria-practices, test/tests/dialog-modal_dialog.js.
// A native modal dialog makes the page inert, which is what `aria-modal` would only claim. After its last control, Tab may
// reach the browser's own controls, but never the page.
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../../../src/dialog/index.ts';

let screen: Awaited<ReturnType<typeof render>>;
const name = 'Add delivery address';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add address
      </button>
      <Dialog
        title={name}
        open={open}
        onOpenChange={setOpen}
        actions={<button type="button">Add</button>}
      >
        <input aria-label="Street" />
        <input aria-label="City" />
      </Dialog>
      <button type="button">Behind</button>
    </>
  );
}

beforeEach(async () => {
  screen = await render(<Example />);
  await screen.getByRole('button', { name: 'Add address' }).click();
  await expect.element(screen.getByRole('dialog', { name })).toBeVisible();
});

test('it is a modal dialog with the name of its heading', () => {
  const dialog = screen.getByRole('dialog', { name }).element();
  expect(dialog.matches(':modal')).toBe(true);
  const heading = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  expect(heading?.textContent).toBe(name);
});

test.each([false, true])(
  'Tab visits only the controls of the dialog, backwards: %s',
  async (shift) => {
    const dialog = screen.getByRole('dialog', { name }).element();
    const visited = new Set<Element>();
    for (let stop = 0; stop < 8; stop += 1) {
      await userEvent.tab({ shift });
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) visited.add(activeElement);
    }
    const controls = [...dialog.querySelectorAll('button, input')];
    expect([...visited].every((one) => dialog.contains(one))).toBe(true);
    for (const control of controls) expect(visited.has(control), control.outerHTML).toBe(true);
  },
);

test('Escape closes it from each of its controls, and focus returns', async () => {
  const opener = screen.getByRole('button', { name: 'Add address' });
  for (const control of ['Street', 'City']) {
    screen.getByRole('textbox', { name: control }).element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await expect.element(screen.getByRole('dialog', { name })).toBeVisible();
  }
});
