import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { models } from '../../test/models.ts';
import { OperatingMap } from './index.ts';

const map = <OperatingMap models={models} defaultDuty={{ flow: 80, pressure: 0.5 }} />;

describe('OperatingMap', () => conformance(map));

test('server HTML holds the result of the default duty point', () => {
  const html = renderToString(map);
  expect(html).toContain('2 models cover this duty point. Best match: RMX75-C060.');
  expect(html).toContain('<table');
});

const show = async () => {
  await page.viewport(1280, 900);
  const onDutyChange = vi.fn();
  const screen = await render(
    <OperatingMap
      models={models}
      defaultDuty={{ flow: 80, pressure: 0.5 }}
      onDutyChange={onDutyChange}
    />,
  );
  const plot = screen.getByRole('img', { name: /Operating map/ }).element();
  const { left, top, width, height } = plot.getBoundingClientRect();
  const at = (x: number, y: number) => ({ clientX: left + x * width, clientY: top + y * height });
  const send = (type: string, target: Element, x: number, y: number, pointerType = 'mouse') =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType, button: 0, ...at(x, y) }),
    );
  plot.setPointerCapture = vi.fn();
  plot.hasPointerCapture = () => vi.mocked(plot.setPointerCapture).mock.calls.length > 0;
  const handle = plot.querySelector('[data-handle] circle') as Element;
  return { screen, plot, handle, send, onDutyChange };
};

test('a press on the plot moves the point there, and a drag takes it along', async () => {
  const { plot, send, onDutyChange } = await show();
  send('pointerdown', plot, 0.5, 0.75);
  expect(onDutyChange).toHaveBeenLastCalledWith({ flow: 70, pressure: 0.25 });
  send('pointermove', plot, 0.25, 0.5);
  expect(onDutyChange).toHaveBeenLastCalledWith({ flow: 35, pressure: 0.5 });
  send('pointermove', plot, 4, -3);
  expect(onDutyChange).toHaveBeenLastCalledWith({ flow: 140, pressure: 1 });
});

test('a finger drags the cross by its handle; on the plot it may scroll, and taps', async () => {
  const { plot, handle, send, onDutyChange } = await show();
  send('pointerdown', plot, 0.5, 0.5, 'touch');
  send('pointermove', plot, 0.6, 0.5, 'touch');
  expect(onDutyChange).not.toHaveBeenCalled();
  send('click', plot, 0.5, 0.75, 'touch');
  expect(onDutyChange).toHaveBeenLastCalledWith({ flow: 70, pressure: 0.25 });
  send('pointerdown', handle, 0.5, 0.75, 'touch');
  send('pointermove', handle, 0.25, 0.5, 'touch');
  expect(onDutyChange).toHaveBeenLastCalledWith({ flow: 35, pressure: 0.5 });
});

test('the arrow keys of the sliders move the point by one step', async () => {
  const { screen, onDutyChange } = await show();
  screen.getByRole('slider', { name: 'Flow rate' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onDutyChange).toHaveBeenLastCalledWith({ flow: 81, pressure: 0.5 });
  screen.getByRole('slider', { name: 'Pressure' }).element().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(onDutyChange).toHaveBeenLastCalledWith({ flow: 81, pressure: 0.51 });
});

test('what is typed beyond the axis is taken back to its end when the field is left', async () => {
  const { screen } = await show();
  const flow = screen.getByRole('spinbutton', { name: 'Flow rate' });
  await flow.fill('9999');
  await userEvent.tab();
  await expect.element(flow).toHaveValue(140);
});

test('models without a stated pressure are listed apart and not drawn', async () => {
  const { screen, plot } = await show();
  await screen.getByRole('spinbutton', { name: 'Flow rate' }).fill('130');
  const apart = screen.getByRole('region', { name: 'Pressure on request' });
  await expect.element(apart.getByRole('link', { name: 'MAX125' })).toBeVisible();
  expect(plot.textContent).not.toContain('MAX125');
});

test('where no model reaches, the nearest is named, and those on request only where their flow fits', async () => {
  const { screen } = await show();
  const flow = screen.getByRole('spinbutton', { name: 'Flow rate' });
  const pressure = screen.getByRole('spinbutton', { name: 'Pressure' });
  await pressure.fill('0.05');
  await expect.element(screen.getByText('Comes nearest')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'RMX75-C040' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Pressure on request' }).query()).toBeNull();
  await flow.fill('130');
  const apart = screen.getByRole('region', { name: 'Pressure on request' });
  await expect.element(apart.getByRole('link', { name: 'MAX125' })).toBeVisible();
});

test('what lies beyond the axis is marked while it is typed', async () => {
  const { screen } = await show();
  const flow = screen.getByRole('spinbutton', { name: 'Flow rate' });
  await flow.fill('9999');
  await expect.element(flow).toHaveAttribute('aria-invalid', 'true');
  await expect.element(flow).toHaveAccessibleDescription(/0–140\sm³/);
});
