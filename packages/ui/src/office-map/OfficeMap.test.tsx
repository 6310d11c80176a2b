import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { places, world } from '../../test/world.ts';
import { OfficeMap } from './index.ts';

const frame = { src: 'about:blank', title: 'Street map', provider: 'Streets & Co' };
const map = <OfficeMap drawing={world} items={places} frame={frame} />;

describe('OfficeMap', () => conformance(map));

test('server HTML loads nothing from another site', () => {
  expect(renderToString(map)).not.toContain('<iframe');
});

test("names the map's provider before it is loaded", async () => {
  const screen = await render(map);
  await expect.element(screen.getByText(/comes from Streets & Co\. Once loaded/)).toBeVisible();
});

test('consent that is remembered loads the map and leaves the focus alone', async () => {
  const screen = await render(
    <OfficeMap drawing={world} items={places} frame={frame} defaultConsented />,
  );
  await expect.element(screen.getByTitle('Street map')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('controlled consent calls its handler and loads nothing', async () => {
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

test('the loaded map can be closed, and the focus is where it can be loaded again', async () => {
  const screen = await render(map);
  await screen.getByRole('button', { name: 'Load the map' }).click();
  await expect.element(screen.getByTitle('Street map')).toHaveFocus();
  await screen.getByRole('button', { name: 'Close the map' }).click();
  await expect.element(screen.getByTitle('Street map')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Load the map' })).toHaveFocus();
});

test('a press far from every place chooses nothing', async () => {
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

test('the places keep to their positions when the drawing begins elsewhere', async () => {
  const { container } = await render(
    <OfficeMap
      drawing={{ viewBox: '100 50 200 100', href: '#land' }}
      items={[{ id: 'centre', name: 'Centre', x: 200, y: 100 }]}
    />,
  );
  const dot = container.querySelector('circle');
  expect([dot?.getAttribute('cx'), dot?.getAttribute('cy')]).toEqual(['50.00%', '50.00%']);
});

test('in a narrow column only the selected place has its name on the map', async () => {
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
