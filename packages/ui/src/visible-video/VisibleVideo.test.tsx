import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { squareFilm } from '../../test/films.ts';
import { bearing } from '../../test/pictures.ts';
import { Picture } from '../picture/index.ts';
import { VisibleVideo, videoRatios } from './index.ts';

const film = <VisibleVideo sources={squareFilm} poster={<Picture {...bearing} />} />;

describe('VisibleVideo', () => conformance(film));

test('server HTML contains the poster, but no video', () => {
  const html = renderToString(film);
  expect(html).toContain(bearing.alt);
  expect(html).not.toContain('<video');
});

test.each(videoRatios)(
  'reserves the space of a %s video before anything has loaded',
  async (ratio) => {
    const { container } = await render(
      <div style={{ inlineSize: 300 }}>
        <VisibleVideo ratio={ratio} sources={squareFilm} poster={null} />
      </div>,
    );
    const { width, height } =
      container.querySelector('[data-state]')?.getBoundingClientRect() ?? new DOMRect();
    const [across = 0, down = 1] = ratio.split(':').map(Number);
    expect(width).toBe(300);
    expect(height).toBeCloseTo((300 * down) / across, 1);
  },
);

test('with reduced motion only the poster is loaded', async () => {
  const { container } = await render(film);
  expect(container.querySelector('video')).toBeNull();
});
