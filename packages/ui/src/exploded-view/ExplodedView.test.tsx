import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
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
  expect(page.querySelectorAll('figure img')).toHaveLength(2);
  expect(page.querySelector('figure')?.textContent).toContain('Shaft');
  expect(page.querySelector('[data-state="still"]')).not.toBeNull();
});

test('the parts move as far as the chapter that was entered says', async () => {
  const screen = await render(
    <MotionProvider>
      <div style={{ inlineSize: 1440 }}>{example}</div>
    </MotionProvider>,
  );
  const root = screen.container.querySelector('[data-ground="dark"]');
  await expect.poll(() => root?.getAttribute('data-state')).toBe('moving');
  const ring = root?.querySelector<HTMLElement>('[style*="--x1: 200px"]');
  expect(ring?.style.getPropertyValue('--y2')).toBe('-100px');
});
