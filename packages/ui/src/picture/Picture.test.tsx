import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { brokenSrc, impeller } from '../../test/pictures.ts';
import { Picture } from './index.ts';

describe('Picture', () => conformance(<Picture {...impeller} />));
describe('Picture with a caption', () => conformance(<Picture {...impeller} caption="Fig. 1" />));

test('detects a file that failed to load before hydration', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const picture = <Picture src={brokenSrc} priority caption="Fig. 1" />;
  container.innerHTML = renderToString(picture);
  const image = container.querySelector('img');
  await expect.poll(() => image?.complete).toBe(true);
  const root = hydrateRoot(container, picture);
  await expect.poll(() => container.querySelector('figure')).toBeNull();
  root.unmount();
  container.remove();
});

test('shows a new `src` after the previous file has failed', async () => {
  const screen = await render(<Picture src={brokenSrc} alt="One" priority />);
  await expect.poll(() => screen.container.querySelector('img')).toBeNull();
  await screen.rerender(<Picture {...impeller} alt="Two" priority />);
  await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible();
});

test('an SVG without intrinsic size does not count as failed', async () => {
  const src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  const screen = await render(<Picture src={src} alt="Drawing" priority />);
  const image = screen.getByRole('img', { name: 'Drawing' });
  await expect.poll(() => (image.element() as HTMLImageElement).complete).toBe(true);
  expect(image.element().closest('[data-state]')?.getAttribute('data-state')).toBe('shown');
});

test('renders the sources in order with `sizes`, and sets width and height', async () => {
  const { container } = await render(
    <Picture
      {...impeller}
      sizes="50vw"
      sources={[
        { srcSet: '/a-480.avif 480w', type: 'image/avif' },
        { srcSet: '/a-480.webp 480w', type: 'image/webp' },
      ]}
    />,
  );
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type, sizes }) => [type, sizes])).toEqual([
    ['image/avif', '50vw'],
    ['image/webp', '50vw'],
  ]);
  const image = container.querySelector('img');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1600', '900']);
});

test('a source without widths has no `sizes`, which would be invalid HTML', () => {
  const sources = [{ srcSet: '/a.avif' }, { srcSet: '/a.webp, /a-2x.webp 2x' }];
  const html = renderToString(<Picture {...impeller} sizes="50vw" sources={sources} />);
  expect(html).toContain('/a-2x.webp 2x');
  expect(html).not.toContain('sizes=');
});

test('images load lazily, unless they have `priority`', () => {
  expect(renderToString(<Picture {...impeller} />)).toContain('loading="lazy"');
  const first = renderToString(<Picture {...impeller} priority />);
  expect(first).toContain('loading="eager"');
  expect(first).toContain('fetchPriority="high"');
});

test('with `fit="own"` the image has its own size in a wide place and shrinks in a narrow one', async () => {
  const room = (width: number) => (
    <div style={{ inlineSize: width }}>
      <Picture {...impeller} width={160} height={90} fit="own" />
    </div>
  );
  const screen = await render(room(400));
  const size = () => {
    const { width, height } = screen.getByRole('img').element().getBoundingClientRect();
    return [width, height];
  };
  expect(size()).toEqual([160, 90]);
  await screen.rerender(room(80));
  expect(size()).toEqual([80, 45]);
});
