import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { MotionProvider } from '../motion/index.ts';
import { runUp } from './example.ts';
import { RunUp } from './index.ts';

const example = <RunUp {...runUp} />;

describe('RunUp', () => conformance(example));

test('server HTML has a wheel and the speed for each claim, and no stage', () => {
  const html = new DOMParser().parseFromString(renderToString(example), 'text/html');
  expect([...html.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(
    runUp.items.map(({ title }) => title),
  );
  expect(html.querySelectorAll('img')).toHaveLength(2 * 3);
  expect(html.body.textContent).toContain('16,000 rpm');
  expect(html.querySelector('[data-state="still"]')).not.toBeNull();
});

test('the wheel turns and the counter counts with the scroll position', async () => {
  await page.viewport(1440, 900);
  const screen = await render(<MotionProvider>{example}</MotionProvider>);
  const root = screen.container.querySelector<HTMLElement>('[data-state]');
  await expect.poll(() => root?.dataset.state).toBe('moving');
  const speedAt = (part: number) => {
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part);
    return [...screen.container.querySelectorAll('[aria-hidden] span')]
      .filter(({ textContent }) => runUp.counts.includes(textContent))
      .find((count) => {
        const frame = count.parentElement?.parentElement?.getBoundingClientRect();
        const { top, bottom } = count.getBoundingClientRect();
        return frame && (top + bottom) / 2 > frame.top && (top + bottom) / 2 < frame.bottom;
      })?.textContent;
  };
  await expect.poll(() => speedAt(0)).toBe('0');
  await expect.poll(() => speedAt(1)).toBe('30,000');
  await expect.poll(() => Number(speedAt(0.5)?.replace(',', ''))).toBeGreaterThan(9000);
});

test('in a narrow window each claim has its wheel, also where motion is allowed', async () => {
  await page.viewport(390, 800);
  const screen = await render(<MotionProvider>{example}</MotionProvider>);
  const root = screen.container.querySelector<HTMLElement>('[data-state]');
  await expect.poll(() => root?.dataset.state).toBe('moving');
  const isSeen = (picture: Element) => picture.checkVisibility();
  const seen = [...screen.container.querySelectorAll('img')].filter(isSeen);
  expect(seen).toHaveLength(2 * 3);
  await page.viewport(1440, 900);
  expect(seen.filter(isSeen)).toEqual([]);
});

test('without motion the wheels stand beside each other', async () => {
  const screen = await render(example);
  expect(screen.container.querySelector('[data-state]')).toHaveAttribute('data-state', 'still');
  await expect.element(screen.getByText('30,000 rpm')).toBeVisible();
});

test('the turned pictures do not widen a narrow page', async () => {
  await page.viewport(390, 800);
  await render(example);
  expect(document.documentElement.scrollWidth).toBe(390);
});
