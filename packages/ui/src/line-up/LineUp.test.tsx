import { cloneElement } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { scaledMachine } from '../../test/pictures.ts';
import { Picture } from '../picture/index.ts';
import { Section } from '../section/index.ts';
import { LineUp } from './index.ts';

const scale = 160;
const machines = [
  ['Small', 1.4, 1.2],
  ['Large', 2.6, 2.0],
] as const;
const items = machines.map(([name, ...metres]) => ({
  name,
  href: `#${name}`,
  image: <Picture {...scaledMachine(name, metres, scale)} fit="own" />,
}));
const lineUp = <LineUp scale={scale} items={items} />;

describe('LineUp', () => conformance(lineUp));

test.each([320, 1024, 1440])('at %d px all stand on one floor to the same scale', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(lineUp);
  const boxes = [...screen.container.querySelectorAll('img')].map((image) =>
    image.getBoundingClientRect(),
  );
  const person = screen.container.querySelector('svg')?.getBoundingClientRect();
  const metre = (person?.height ?? 0) / 1.9;
  for (const [index, [, across, up]] of machines.entries()) {
    expect(boxes[index]?.width).toBeCloseTo(across * metre, 0);
    expect(boxes[index]?.height).toBeCloseTo(up * metre, 0);
    expect(boxes[index]?.bottom).toBeCloseTo(boxes[0]?.bottom ?? 0, 0);
  }
});

test.each([320, 1280, 1920])('reaches both edges of a window of %i px', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(<Section>{cloneElement(lineUp, { bleed: true })}</Section>);
  const [section, list] = ['section', 'ul'].map((selector) =>
    screen.container.querySelector(selector)?.getBoundingClientRect(),
  );
  expect([list?.left, list?.right]).toEqual([section?.left, section?.right]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

const ranged = (width = scale * 1.2) =>
  ([10, 30, 60] as const).map((from, index, all) => ({
    name: `M${from}`,
    href: `#m${from}`,
    range: [from, all[index + 1] ?? 130] as const,
    width,
    image: <Picture {...scaledMachine(`M${from}`, [width / scale, 1.2], scale)} fit="own" />,
  }));

test.each([1024, 1440, 2560])(
  'at %d px each machine stands at the middle of its range, where its range brightens when it is pointed at',
  async (width) => {
    await page.viewport(width, 800);
    const screen = await render(<LineUp scale={scale} items={ranged()} />);
    const row = screen.getByRole('list').element().getBoundingClientRect();
    const place = (value: number) =>
      row.left + (row.width * (104 + ((value - 10) / 120) * 1216)) / 1320;
    const images = [...screen.container.querySelectorAll('img')];
    const reaches = [...screen.container.querySelectorAll('li > svg > path:only-child')];
    for (const [index, { range }] of ranged().entries()) {
      const box = images[index]?.getBoundingClientRect() as DOMRect;
      expect((box.left + box.right) / 2).toBeCloseTo(place((range[0] + range[1]) / 2), -1);
      const reach = reaches[index]?.getBoundingClientRect() as DOMRect;
      expect(reach.left).toBeCloseTo(place(range[0]), -1);
      expect(reach.right).toBeCloseTo(place(range[1]), -1);
    }
    const first = reaches[0]?.parentElement as Element;
    expect(getComputedStyle(first).opacity).toBe('0.6');
    await screen.getByRole('link', { name: 'M10' }).hover();
    await expect.poll(() => getComputedStyle(first).opacity).toBe('1');
  },
);

test('an item without a picture is a dashed range with its name and fact, where the row does not scroll', async () => {
  await page.viewport(1440, 900);
  const [first, , ...others] = ranged(100);
  const gap = {
    name: 'Other',
    text: 'covers it',
    href: '#other',
    range: [60, 90],
    width: 100,
  } as const;
  const screen = await render(
    <LineUp scale={scale} items={first ? [first, gap, ...others] : [gap]} />,
  );
  await expect.element(screen.getByRole('link', { name: 'Other' })).toBeVisible();
  await expect.element(screen.getByText('covers it')).toBeVisible();
  const reach = screen.container.querySelector('[data-gap] > svg') as Element;
  expect(getComputedStyle(reach).strokeDasharray).not.toBe('none');
  await page.viewport(390, 844);
  await expect.element(screen.getByText('covers it')).not.toBeVisible();
});

test('a machine that is wider than its range is moved next to the previous one', async () => {
  await page.viewport(1440, 800);
  const screen = await render(<LineUp scale={scale} items={ranged(300)} />);
  const boxes = [...screen.container.querySelectorAll('img')].map((image) =>
    image.getBoundingClientRect(),
  );
  for (const [index, box] of boxes.slice(1).entries())
    expect(box.left).toBeGreaterThanOrEqual((boxes[index]?.right ?? 0) - 1);
});

test('ends of ranges are printed once on the axis, in both units, and replace the text where both are', async () => {
  await page.viewport(1440, 800);
  const ends = [
    [{ metric: '10 m³', us: '353 ft³' }, '30'],
    ['30', undefined],
    [undefined, '130'],
  ] as const;
  const items = ranged().map((item, index) => ({
    ...item,
    text: `From ${item.range[0]}`,
    ends: ends[index],
  }));
  const screen = await render(<LineUp scale={scale} items={items} />);
  const printed = [...screen.container.querySelectorAll('svg text')]
    .filter((text) => text.getBoundingClientRect().width > 0)
    .map(({ textContent }) => textContent);
  expect(printed).toEqual(['10 m³', '30', '130']);
  const widthOf = (text: string) => screen.getByText(text).element().getBoundingClientRect().width;
  expect(widthOf('From 10')).toBeLessThanOrEqual(1);
  expect(widthOf('From 30')).toBeGreaterThan(20);
});

test('the subject of the page is the current page, and the row begins in line with the text of the page', async () => {
  await page.viewport(1440, 800);
  const screen = await render(
    <>
      <Section title="Similar models" />
      <LineUp
        scale={scale}
        items={items.map((item, index) => ({
          ...item,
          note: 'Less flow',
          subject: index === 1,
        }))}
      />
    </>,
  );
  await expect
    .element(screen.getByRole('link', { name: 'Large' }))
    .toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Small' }).element().ariaCurrent).toBeNull();
  await expect.element(screen.getByText('Less flow').first()).toBeVisible();
  const [heading, person] = ['h2', 'li'].map((selector) =>
    screen.container.querySelector(selector)?.getBoundingClientRect(),
  );
  expect(person?.left).toBeCloseTo(heading?.left ?? 0, 0);
});
