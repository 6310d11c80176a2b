import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { models } from '../../test/models.ts';
import { OperatingMap } from './index.ts';

describe('OperatingMap', () => conformance(<OperatingMap items={models} />));

const show = async () => {
  await page.viewport(1280, 900);
  const onValueChange = vi.fn();
  const onValueCommit = vi.fn();
  const screen = await render(
    <OperatingMap
      items={models}
      defaultValue={{ flow: 80, pressure: 0.5 }}
      onValueChange={onValueChange}
      onValueCommit={onValueCommit}
    />,
  );
  const plot = screen.getByRole('group', { name: /Operating map/ }).element();
  const { left, top, width, height } = plot.getBoundingClientRect();
  const at = (x: number, y: number) => ({ clientX: left + x * width, clientY: top + y * height });
  const send = (type: string, target: Element, x: number, y: number, pointerType = 'mouse') =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType, button: 0, ...at(x, y) }),
    );
  plot.setPointerCapture = vi.fn();
  plot.hasPointerCapture = () => vi.mocked(plot.setPointerCapture).mock.calls.length > 0;
  const handle = plot.querySelector('[data-handle] circle') as Element;
  return { screen, plot, handle, send, onValueChange, onValueCommit };
};

test('a press and a drag on the plot move the duty point, and releasing calls onValueCommit', async () => {
  const { plot, send, onValueChange, onValueCommit } = await show();
  send('pointerdown', plot, 0.5, 0.75);
  expect(onValueChange).toHaveBeenLastCalledWith({ flow: 80, pressure: 0.25 });
  send('pointermove', plot, 0.25, 0.5);
  expect(onValueChange).toHaveBeenLastCalledWith({ flow: 40, pressure: 0.5 });
  send('pointermove', plot, 4, -3);
  // The axis ends at 160 m³/min, above the flow of all models, including those without a pressure.
  expect(onValueChange).toHaveBeenLastCalledWith({ flow: 160, pressure: 1 });
  expect(onValueCommit).not.toHaveBeenCalled();
  send('pointerup', plot, 4, -3);
  expect(onValueCommit).toHaveBeenLastCalledWith({ flow: 160, pressure: 1 });
});

test('on touch only the handle drags the cross, and a tap on the plot moves it', async () => {
  const { plot, handle, send, onValueChange } = await show();
  send('pointerdown', plot, 0.5, 0.5, 'touch');
  send('pointermove', plot, 0.6, 0.5, 'touch');
  expect(onValueChange).not.toHaveBeenCalled();
  send('click', plot, 0.5, 0.75, 'touch');
  expect(onValueChange).toHaveBeenLastCalledWith({ flow: 80, pressure: 0.25 });
  send('pointerdown', handle, 0.5, 0.75, 'touch');
  send('pointermove', handle, 0.25, 0.5, 'touch');
  expect(onValueChange).toHaveBeenLastCalledWith({ flow: 40, pressure: 0.5 });
});

test('the codes of the models under the pointer are shown', async () => {
  const { screen, plot, send } = await show();
  send('pointermove', plot, 45 / 160, 0.3);
  await expect.element(screen.getByText(/RMX40-C080/).last()).toBeInTheDocument();
});

test('models without a pressure are not drawn', async () => {
  const { plot } = await show();
  expect(plot.textContent).toContain('MAX50');
  expect(plot.textContent).not.toContain('MAX125');
});

test('without onValueChange and onValueCommit the map is an image', async () => {
  const screen = await render(<OperatingMap items={models} marked={['MAX50']} />);
  await expect.element(screen.getByRole('img', { name: /Operating map/ })).toBeVisible();
  expect(screen.getByRole('slider').query()).toBeNull();
});
