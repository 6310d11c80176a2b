import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { places, world } from '../../test/world.ts';
import { OfficeMap } from './index.ts';

const frame = { src: 'about:blank', title: 'Street map', provider: 'Streets & Co' };
const map = <OfficeMap drawing={world} items={places} frame={frame} />;

describe('OfficeMap', () =>
  conformance(map, {
    controlled: { value: ['usa', 'germany'], consented: [true, false] },
  }));

test('server HTML loads nothing from another site', () => {
  expect(renderToString(map)).not.toContain('<iframe');
});

test('the provider is mentioned before its map is loaded', async () => {
  const screen = await render(map);
  await expect.element(screen.getByText(/comes from Streets & Co\. Once loaded/)).toBeVisible();
});

test('with `defaultConsented` the map loads without taking focus', async () => {
  const screen = await render(
    <OfficeMap drawing={world} items={places} frame={frame} defaultConsented />,
  );
  await expect.element(screen.getByTitle('Street map')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('controlled consent calls onConsentedChange and does not load the map itself', async () => {
  const onConsentedChange = vi.fn();
  const screen = await render(
    <OfficeMap
      drawing={world}
      items={places}
      frame={frame}
      consented={false}
      onConsentedChange={onConsentedChange}
    />,
  );
  await screen.getByRole('button', { name: 'Load the map' }).click();
  expect(onConsentedChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByTitle('Street map').query()).toBeNull();
});

test('a press selects a nearby place, and nothing far from all places', async () => {
  const onValueChange = vi.fn();
  const { container } = await render(
    <OfficeMap drawing={world} items={places} onValueChange={onValueChange} />,
  );
  const points = container.querySelectorAll('svg')[1];
  const box = points?.getBoundingClientRect() ?? new DOMRect();
  const press = (x: number, y: number) =>
    points?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, clientX: box.x + x, clientY: box.y + y }),
    );
  press(4, 4);
  expect(onValueChange).not.toHaveBeenCalled();
  press(0.2059 * box.width, (179.4 / 477) * box.height);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('usa');
});

test('places are positioned relative to the origin of the `viewBox`', async () => {
  const { container } = await render(
    <OfficeMap
      drawing={{ viewBox: '100 50 200 100', href: '#land' }}
      items={[{ id: 'centre', name: 'Centre', x: 200, y: 100 }]}
    />,
  );
  const dot = container.querySelector('circle');
  expect([dot?.getAttribute('cx'), dot?.getAttribute('cy')]).toEqual(['50.00%', '50.00%']);
});

test('a narrow map shows only the name of the selected place', async () => {
  const [first] = places;
  const screen = await render(
    <div style={{ inlineSize: 440 }}>
      <OfficeMap drawing={world} items={places} defaultValue={first?.id} />
    </div>,
  );
  const names = [...screen.container.querySelectorAll('text')];
  expect(names).toHaveLength(places.length);
  expect(names.filter((name) => name.checkVisibility()).map((name) => name.textContent)).toEqual([
    first?.name,
  ]);
});
