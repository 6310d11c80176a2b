import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { MotionProvider } from '../motion/index.ts';
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
