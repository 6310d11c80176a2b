import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { places, world } from '../../test/world.ts';
import { OfficeMap } from './index.ts';

const frame = { src: 'about:blank', title: 'Street map', provider: 'Streets & Co' };
const map = <OfficeMap drawing={world} places={places} frame={frame} />;

describe('OfficeMap', () => conformance(map));

test('server HTML loads nothing from another site', () => {
  expect(renderToString(map)).not.toContain('<iframe');
});

test('says before the choice whose map it is', async () => {
  const screen = await render(map);
  await expect.element(screen.getByText(/comes from Streets & Co\. Once loaded/)).toBeVisible();
});

test('consent that is remembered loads the map and leaves the focus alone', async () => {
  const screen = await render(
    <OfficeMap drawing={world} places={places} frame={frame} consented />,
  );
  await expect.element(screen.getByTitle('Street map')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('consent that the caller holds is only asked for', async () => {
  const onConsent = vi.fn();
  const screen = await render(
    <OfficeMap
      drawing={world}
      places={places}
      frame={frame}
      consented={false}
      onConsent={onConsent}
    />,
  );
  await screen.getByRole('button', { name: 'Load the map' }).click();
  expect(onConsent).toHaveBeenCalledOnce();
  expect(screen.getByTitle('Street map').query()).toBeNull();
});

test('a press far from every place chooses nothing', async () => {
  const onSelectedChange = vi.fn();
  const { container } = await render(
    <OfficeMap drawing={world} places={places} onSelectedChange={onSelectedChange} />,
  );
  const points = container.querySelectorAll('svg')[1];
  const box = points?.getBoundingClientRect() ?? new DOMRect();
  const press = (x: number, y: number) =>
    points?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, clientX: box.x + x, clientY: box.y + y }),
    );
  press(4, 4);
  expect(onSelectedChange).not.toHaveBeenCalled();
  press(0.2059 * box.width, (179.4 / 477) * box.height);
  expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith('usa');
});

test('the places keep to their positions when the drawing begins elsewhere', async () => {
  const { container } = await render(
    <OfficeMap
      drawing={{ viewBox: '100 50 200 100', href: '#land' }}
      places={[{ id: 'centre', name: 'Centre', x: 200, y: 100 }]}
    />,
  );
  const dot = container.querySelector('circle');
  expect([dot?.getAttribute('cx'), dot?.getAttribute('cy')]).toEqual(['50.00%', '50.00%']);
});
