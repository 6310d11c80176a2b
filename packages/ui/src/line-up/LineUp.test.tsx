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
const lineUp = (
  <LineUp
    scale={scale}
    items={machines.map(([name, ...metres]) => ({
      name,
      href: `#${name}`,
      image: <Picture {...scaledMachine(name, metres, scale)} fit="own" />,
    }))}
  />
);

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
  await page.viewport(1280, 800);
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
  await page.viewport(1280, 800);
});
