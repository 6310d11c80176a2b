import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { MotionProvider } from '../motion/index.ts';
import { Hero } from './index.ts';

const headlines = [
  { title: 'Oil-free', text: 'Air without oil.' },
  { title: 'Quiet', text: 'Air without noise.' },
] as const;

describe('Hero', () => conformance(<Hero headlines={headlines} />));

test('all headlines are in the HTML, the first one current', () => {
  const html = renderToString(<Hero headlines={headlines} />);
  for (const { title, text } of headlines) {
    expect(html).toContain(title);
    expect(html).toContain(text);
  }
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/data-state="current"[^>]*>Oil-free/);
  expect(html).toMatch(/data-state="waiting"[^>]*>Quiet/);
});

test('headlines take turns only where motion is allowed', async () => {
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
