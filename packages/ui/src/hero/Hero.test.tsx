import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { impeller } from '../../test/pictures.ts';
import { MotionProvider } from '../motion/index.ts';
import { Picture } from '../picture/index.ts';
import { SplashScreen } from '../splash-screen/index.ts';
import { Hero } from './index.ts';

const headlines = [
  { title: 'Oil-free', text: 'Air without oil.' },
  { title: 'Quiet', text: 'Air without noise.' },
] as const;

describe('Hero', () => conformance(<Hero headlines={headlines} />));

test('server HTML contains all headlines and shows the first', () => {
  const html = renderToString(<Hero headlines={headlines} />);
  for (const { title, text } of headlines) {
    expect(html).toContain(title);
    expect(html).toContain(text);
  }
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/data-state="current"[^>]*>Oil-free/);
  expect(html).toMatch(/data-state="waiting"[^>]*>Quiet/);
});

test('a text can have quantities in both systems of units', () => {
  const text = { metric: 'Up to 150 m³/min.', us: 'Up to 5,297 CFM.' };
  const html = renderToString(<Hero headlines={[{ title: 'One shaft', text }]} />);
  expect(html).toContain(text.metric);
  expect(html).toContain(text.us);
});

test.each([390, 1024, 1440])(
  'at %i px a picture on the floor ends at the figures, and the page scrolls no further',
  async (width) => {
    await page.viewport(width, 900);
    const { container } = await render(
      <Hero
        height="content"
        headlines={headlines.slice(0, 1) as [(typeof headlines)[0]]}
        mediaPlace="floor"
        media={<Picture {...impeller} ratio="1:1" priority />}
        foot={<p>Figures</p>}
      />,
    );
    const [picture, figures, copy] = ['img', 'section > div:last-of-type', 'h1'].map((selector) =>
      container.querySelector(selector)?.getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect];
    expect(picture.bottom).toBeCloseTo(figures.top, 0);
    expect(picture.width).toBeCloseTo(picture.height, 0);
    if (width >= 1024) expect(picture.left).toBeGreaterThan(copy.right);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
);

test('headlines rotate only when motion is allowed', async () => {
  const still = await render(<Hero headlines={headlines} interval={20} />);
  const moving = await render(
    <MotionProvider>
      <Hero headlines={headlines} interval={20} />
    </MotionProvider>,
  );
  const title = (screen: typeof still) =>
    screen.container.querySelector('h1 [data-state="current"]')?.textContent;
  await expect.poll(() => title(moving)).toBe('Quiet');
  await expect.poll(() => title(moving)).toBe('Oil-free');
  expect(title(still)).toBe('Oil-free');
});

test('rotation starts when the splash screen is gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const screen = await render(
    <MotionProvider>
      <SplashScreen>Brand</SplashScreen>
      <Hero headlines={headlines} />
    </MotionProvider>,
  );
  const [leaving] = screen.getByRole('region', { name: 'Opening' }).element().getAnimations();
  leaving?.pause();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  leaving?.finish();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await expect.element(screen.getByText('Brand')).not.toBeInTheDocument();
  vi.advanceTimersByTime(5000);
  await expect
    .poll(() => screen.container.querySelector('h1 [data-state="current"]')?.textContent)
    .toBe('Quiet');
});
