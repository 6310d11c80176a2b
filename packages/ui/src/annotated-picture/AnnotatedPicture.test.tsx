import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { bearing } from '../../test/pictures.ts';
import { AnnotatedPicture } from './index.ts';

const element = (
  <AnnotatedPicture
    picture={{ ...bearing, width: 1600, height: 900 }}
    callouts={[
      { text: 'Foil', from: [800, 330], to: [500, 120] },
      { text: 'Housing', from: [900, 600], to: [1100, 800] },
    ]}
  />
);

describe('AnnotatedPicture', () => {
  conformance(element);

  test('names its parts to screen readers once', async () => {
    const { getByText } = await render(element);
    await expect.element(getByText('Foil, Housing')).toBeInTheDocument();
    expect(
      getByText('Foil', { exact: true }).element().closest('[aria-hidden="true"]'),
    ).toBeTruthy();
  });

  test('keeps the names on the parts at every size', async () => {
    const { container } = await render(<div style={{ width: 400 }}>{element}</div>);
    const picture = container.querySelector('img')?.getBoundingClientRect();
    const dot = container.querySelector('circle')?.getBoundingClientRect();
    if (!picture || !dot) throw new Error('There is no picture with names.');
    expect((dot.x + dot.width / 2 - picture.x) / picture.width).toBeCloseTo(0.5, 2);
    expect((dot.y + dot.height / 2 - picture.y) / picture.height).toBeCloseTo(330 / 900, 2);
  });
});
