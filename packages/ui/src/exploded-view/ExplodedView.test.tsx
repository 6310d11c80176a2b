import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { MotionProvider } from '../motion/index.ts';
import { exploded } from './example.ts';
import { ExplodedView } from './index.ts';

const example = <ExplodedView {...exploded} />;

describe('ExplodedView', () => conformance(example));

test('server HTML has a section, a picture and the names of parts for each chapter, and no stage', () => {
  const html = renderToString(example);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(
    [...page.querySelectorAll('section h2')].map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Shaft', 'Housing']);
  expect(page.querySelectorAll('figure img')).toHaveLength(4);
  expect(page.querySelector('figcaption')?.textContent).toBe(
    'Fig. 1 - The shaft outside of its housing.',
  );
  expect(page.querySelector('figure')?.textContent).toContain('Shaft');
  expect(page.querySelector('[data-state="still"]')).not.toBeNull();
});

test('the parts move as far as the chapter that was entered says', async () => {
  await page.viewport(1440, 900);
  const screen = await render(
    <MotionProvider>
      <div style={{ inlineSize: 1440 }}>{example}</div>
    </MotionProvider>,
  );
  const root = screen.container.querySelector('[data-ground="dark"]');
  await expect.poll(() => root?.getAttribute('data-state')).toBe('moving');
  const ring = root?.querySelector<HTMLElement>('[style*="--x1: 200px"]');
  expect(ring?.style.getPropertyValue('--y2')).toBe('-100px');
  // What is behind the object is behind its parts, and seen only in its chapter.
  const behind = root?.querySelector('[data-chapter]');
  expect(behind?.nextElementSibling?.contains(ring ?? null)).toBe(true);
  await expect.poll(() => getComputedStyle(behind as Element).opacity).toBe('0');
});

test('names are gone before they scroll away from their parts, also before what follows a chapter', async () => {
  await page.viewport(1440, 900);
  const [first, ...others] = exploded.items;
  const items = [{ ...first, after: <div style={{ blockSize: 900 }} /> }, ...others];
  const screen = await render(
    <MotionProvider>
      <div style={{ blockSize: 900 }} />
      <ExplodedView {...exploded} items={items as typeof exploded.items} />
    </MotionProvider>,
  );
  await expect.poll(() => screen.container.querySelector('[data-state="moving"]')).not.toBeNull();
  const figure = screen.container.querySelector('figure') as HTMLElement;
  const words = figure.parentElement?.parentElement as HTMLElement;
  const opacityAt = (bottom: number) => {
    scrollTo({ top: scrollY + words.getBoundingClientRect().bottom - bottom, behavior: 'instant' });
    return getComputedStyle(figure).opacity;
  };
  await expect.poll(() => opacityAt(900)).toBe('1');
  await expect.poll(() => opacityAt(820)).toBe('0');
});
