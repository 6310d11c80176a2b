import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { models } from '../../test/models.ts';
import { OperatingMap } from './index.ts';

describe('OperatingMap', () =>
  conformance(<OperatingMap items={models} />, {
    controlled: {
      value: [
        { flow: 80, pressure: 0.5 },
        { flow: 60, pressure: 0.5 },
      ],
    },
  }));

/** A hidden text has no size. */
const isDrawn = (text: Element) => text.getBoundingClientRect().width > 0;

const show = async () => {
  await page.viewport(1280, 900);
  const onValueChange = vi.fn();
  const onValueCommit = vi.fn();
  const onHighlightedChange = vi.fn();
  const screen = await render(
    <OperatingMap
      items={models}
      defaultValue={{ flow: 80, pressure: 0.5 }}
      onValueChange={onValueChange}
      onValueCommit={onValueCommit}
      onHighlightedChange={onHighlightedChange}
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
  return { screen, plot, handle, send, onValueChange, onValueCommit, onHighlightedChange };
};

test('a press and a drag on the plot move the duty point, and releasing calls onValueCommit', async () => {
  const { plot, send, onValueChange, onValueCommit } = await show();
  send('pointerdown', plot, 0.5, 0.75);
  expect(onValueChange).toHaveBeenLastCalledWith({ flow: 80, pressure: 0.38 });
  send('pointermove', plot, 0.25, 0.5);
  expect(onValueChange).toHaveBeenLastCalledWith({ flow: 42, pressure: 0.6 });
  send('pointermove', plot, 4, -3);
  // The axes end 5% beyond the models, including those without a pressure.
  expect(onValueChange).toHaveBeenLastCalledWith({ flow: 157, pressure: 1.04 });
  expect(onValueCommit).not.toHaveBeenCalled();
  send('pointerup', plot, 4, -3);
  expect(onValueCommit).toHaveBeenLastCalledWith({ flow: 157, pressure: 1.04 });
});

test('on touch only the handle drags the cross, and a tap on the plot moves it', async () => {
  const { plot, handle, send, onValueChange } = await show();
  send('pointerdown', plot, 0.5, 0.5, 'touch');
  send('pointermove', plot, 0.6, 0.5, 'touch');
  expect(onValueChange).not.toHaveBeenCalled();
  send('click', plot, 0.5, 0.75, 'touch');
  expect(onValueChange).toHaveBeenLastCalledWith({ flow: 80, pressure: 0.38 });
  send('pointerdown', handle, 0.5, 0.75, 'touch');
  send('pointermove', handle, 0.25, 0.5, 'touch');
  expect(onValueChange).toHaveBeenLastCalledWith({ flow: 42, pressure: 0.6 });
});

test('the model below the mouse is reported: the best match, else the smallest', async () => {
  const { plot, send, onHighlightedChange } = await show();
  const at = (flow: number, pressure: number) =>
    [(flow - 3) / 154, (1.04 - pressure) / 0.88] as const;
  send('pointermove', plot, ...at(80, 0.5));
  expect(onHighlightedChange).toHaveBeenLastCalledWith('RMX75-C060');
  // MAX50 covers the point too, and is larger.
  send('pointermove', plot, ...at(47, 0.7));
  expect(onHighlightedChange).toHaveBeenLastCalledWith('RMX40-C080');
  send('pointermove', plot, ...at(115, 0.9));
  expect(onHighlightedChange).toHaveBeenLastCalledWith(null);
});

test('models of the same ranges are drawn once', async () => {
  const { plot } = await show();
  const names = [...plot.querySelectorAll('text')]
    .filter(isDrawn)
    .map(({ textContent }) => textContent);
  expect(names.filter((name) => name === '125')).toHaveLength(3);
  expect(names).toContain('RMX · EMXsame ranges');
});

test('a name that the cross would cover stands in the lower corner', async () => {
  await page.viewport(1280, 900);
  const { container, getByText } = await render(
    <OperatingMap items={models} value={{ flow: 41, pressure: 0.97 }} />,
  );
  const cross = container.querySelector('[data-handle]')?.getBoundingClientRect() as DOMRect;
  const placeOf = (name: string) =>
    getByText(name, { exact: true }).elements().find(isDrawn)?.getBoundingClientRect() as DOMRect;
  expect(placeOf('MAX50').top).toBeGreaterThan(cross.bottom);
  expect(placeOf('MAX75').top).toBeLessThan(cross.bottom);
});

test.each([
  [{ flow: 55, pressure: 0.62 }, ['100', '125', '50', '75', 'MAX50', 'MAX75']],
  // The cross lies on the names of a row.
  [{ flow: 130, pressure: 0.82 }, ['10', 'MAX50', 'MAX75']],
])(
  'a narrow map names the rectangles above which nothing is, with the cross at %o',
  async (value, expected) => {
    await page.viewport(390, 900);
    const { container } = await render(
      <div style={{ inlineSize: 358 }}>
        <OperatingMap items={models} value={value} />
      </div>,
    );
    const names = [
      ...container.querySelectorAll<SVGTextElement>('g:not([data-lane] *) > text'),
    ].filter(
      (text) =>
        isDrawn(text) && models.some(({ label, code }) => [label, code].includes(text.textContent)),
    );
    expect(names.map(({ textContent }) => textContent).sort()).toEqual(expected);
  },
);

test('a model without a pressure is in the lane, where a press selects it and leaves the duty point', async () => {
  const { plot, send, onValueChange, onHighlightedChange } = await show();
  const lane = plot.querySelector('[data-lane] rect') as Element;
  send('pointerdown', lane, (100 - 3) / 154, -0.1);
  send('click', lane, (100 - 3) / 154, -0.1);
  expect(onHighlightedChange).toHaveBeenLastCalledWith('MAX100');
  expect(onValueChange).not.toHaveBeenCalled();
});

describe('what a press commits', () => {
  /** A map whose owner has set another duty point than the first. */
  const showControlled = async () => {
    await page.viewport(1280, 900);
    const onValueChange = vi.fn();
    const onValueCommit = vi.fn();
    const props = { items: models, onValueChange, onValueCommit };
    const screen = await render(<OperatingMap {...props} value={{ flow: 40, pressure: 0.9 }} />);
    await screen.rerender(<OperatingMap {...props} value={{ flow: 80, pressure: 0.5 }} />);
    const plot = screen.getByRole('img', { name: /Operating map/ });
    const lane = page.elementLocator(plot.element().querySelector('[data-lane] rect') as Element);
    return { plot, lane, onValueChange, onValueCommit };
  };
  const position = { x: 300, y: 200 };

  test('an ordinary press commits once', async () => {
    const { plot, onValueChange, onValueCommit } = await showControlled();
    await plot.click({ position });
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(onValueChange.mock.lastCall?.[0]);
    await plot.click({ position: { x: 310, y: 200 } });
    expect(onValueCommit).toHaveBeenCalledTimes(2);
  });

  test.each(['right', 'middle'] as const)('the %s button commits nothing', async (button) => {
    const { plot, onValueChange, onValueCommit } = await showControlled();
    await plot.click({ position });
    onValueChange.mockClear();
    onValueCommit.mockClear();
    await plot.click({ position: { x: 500, y: 300 }, button });
    expect(onValueChange).not.toHaveBeenCalled();
    expect(onValueCommit).not.toHaveBeenCalled();
  });

  test('a press on the lane commits nothing', async () => {
    const { lane, onValueChange, onValueCommit } = await showControlled();
    await lane.click();
    expect(onValueChange).not.toHaveBeenCalled();
    expect(onValueCommit).not.toHaveBeenCalled();
  });

  test('a press on the handle that does not move it commits nothing', async () => {
    const { plot, onValueCommit } = await showControlled();
    await page.elementLocator(plot.element().querySelector('[data-handle]') as Element).click();
    expect(onValueCommit).not.toHaveBeenCalled();
  });

  test('a tap commits once, and a touch that scrolls nothing', async () => {
    const { plot, send, onValueCommit } = await show();
    send('pointerdown', plot, 0.5, 0.5, 'touch');
    send('pointerup', plot, 0.5, 0.5, 'touch');
    expect(onValueCommit).not.toHaveBeenCalled();
    send('click', plot, 0.5, 0.75, 'touch');
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith({ flow: 80, pressure: 0.38 });
  });
});

test('the duty point is a slider for each quantity, which a screen reader can set', async () => {
  const { screen, onValueCommit } = await show();
  const point = screen.getByRole('group', { name: 'Duty point' });
  const flow = point.getByRole('slider', { name: 'Flow rate, m³/min' });
  const pressure = point.getByRole('slider', { name: 'Pressure rise, bar' });
  await flow.fill('60');
  expect(onValueCommit).toHaveBeenLastCalledWith({ flow: 60, pressure: 0.5 });
  await pressure.fill('0.7');
  expect(onValueCommit).toHaveBeenLastCalledWith({ flow: 60, pressure: 0.7 });
  await expect.element(flow).toHaveAttribute('aria-valuetext', '60 m³/min, 0.7 bar');
  await userEvent.keyboard('{Home}');
  expect(onValueCommit).toHaveBeenLastCalledWith({ flow: 60, pressure: 0.16 });
  await userEvent.keyboard('{End}');
  expect(onValueCommit).toHaveBeenLastCalledWith({ flow: 60, pressure: 1.04 });
  await userEvent.keyboard('{PageDown}');
  expect(onValueCommit.mock.lastCall?.[0].pressure).toBeLessThan(1);
});

test('without onValueChange and onValueCommit the map is an image', async () => {
  const screen = await render(<OperatingMap items={models} marked={['MAX50']} />);
  await expect.element(screen.getByRole('img', { name: /Operating map/ })).toBeVisible();
  expect(screen.getByRole('slider').query()).toBeNull();
});

test('each system of units has its round figures, and grid lines at them', async () => {
  const us = { flow: { name: 'CFM', factor: 0.0283 }, pressure: { name: 'psi', factor: 0.0689 } };
  const { container } = await render(<OperatingMap items={models} us={us} />);
  const partsOf = (system: string, parts: string) => [
    ...container.querySelectorAll(`[data-system="${system}"] > ${parts}`),
  ];
  const heights = (system: string, parts: string, edge: string) =>
    partsOf(system, parts).map((part) => part.getAttribute(edge));
  for (const system of ['metric', 'us'])
    expect(heights(system, 'line', 'y1')).toEqual(heights(system, 'g > text', 'y'));
  expect(partsOf('us', 'g > text').map(({ textContent }) => textContent)).toEqual([
    ...['4', '6', '8', '10', '12', '14'],
  ]);
});

test.each([
  ['with stated pressures', models.filter(({ pressure }) => pressure), 350],
  ['and others without one', models, 350],
])('`low` lowers a wide chart of models %s', async (_, items, height) => {
  await page.viewport(1280, 900);
  const screen = await render(<OperatingMap low items={items} />);
  const plot = screen.getByRole('img', { name: /Operating map/ }).element();
  expect(plot.getBoundingClientRect().height).toBeCloseTo(height, 0);
});
