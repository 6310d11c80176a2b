import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { opensElsewhere } from '../../src/internal/opensElsewhere.ts';

test.each<[string, MouseEventInit, string | undefined, boolean]>([
  ['a plain click', {}, undefined, false],
  ['a click on a link with the target _self', {}, '_self', false],
  ['a click with Meta', { metaKey: true }, undefined, true],
  ['a click with Control', { ctrlKey: true }, undefined, true],
  ['a click with Shift', { shiftKey: true }, undefined, true],
  ['a click with Alt', { altKey: true }, undefined, true],
  ['a click with the middle button', { button: 1 }, undefined, true],
  ['a click on a link with another target', {}, '_blank', true],
])('opensElsewhere() for %s', async (_name, init, target, elsewhere) => {
  const found = vi.fn();
  const screen = await render(
    <a
      href="#there"
      target={target}
      onClick={(event) => {
        event.preventDefault();
        found(opensElsewhere(event));
      }}
    >
      There
    </a>,
  );
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  screen.getByRole('link').element().dispatchEvent(click);
  expect(found).toHaveBeenCalledExactlyOnceWith(elsewhere);
});
