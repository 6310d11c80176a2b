import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UnitsProvider, unitsScript, useUnits } from './index.ts';

const key = 'units-test';
const root = document.documentElement;

function Report() {
  const { system, setSystem } = useUnits();
  return (
    <button type="button" onClick={() => setSystem('us')}>
      {system}
    </button>
  );
}

const remembering = (
  <UnitsProvider storageKey={key}>
    <Report />
  </UnitsProvider>
);

afterEach(() => {
  localStorage.clear();
  delete root.dataset.units;
});

test('server HTML uses metric units or those in value', () => {
  localStorage.setItem(key, 'us');
  expect(renderToString(remembering)).toContain('metric');
  const named = (
    <UnitsProvider value="us">
      <Report />
    </UnitsProvider>
  );
  expect(renderToString(named)).toContain('us');
});

test('without a UnitsProvider the system is metric', async () => {
  const screen = await render(<Report />);
  await expect.element(screen.getByText('metric')).toBeVisible();
});

test('stores the choice under its key and sets data-units on the page', async () => {
  const first = await render(remembering);
  expect(root.dataset.units).toBe('metric');
  await first.getByText('metric').click();
  expect(localStorage.getItem(key)).toBe('us');
  await expect.poll(() => root.dataset.units).toBe('us');
  await first.unmount();
  const second = await render(remembering);
  await expect.element(second.getByText('us')).toBeVisible();
});

test('value overrides the stored choice until it is removed', async () => {
  localStorage.setItem(key, 'us');
  const page = (value?: 'metric') => (
    <UnitsProvider storageKey={key} value={value}>
      <Report />
    </UnitsProvider>
  );
  const screen = await render(page('metric'));
  await expect.element(screen.getByText('metric')).toBeVisible();
  expect(root.dataset.units).toBe('metric');
  await screen.rerender(page());
  await expect.element(screen.getByText('us')).toBeVisible();
  await expect.poll(() => root.dataset.units).toBe('us');
});

test('unitsScript sets data-units from the URL or the stored choice before rendering', () => {
  const run = () => {
    const script = document.createElement('script');
    script.textContent = unitsScript(key);
    document.head.append(script);
    script.remove();
  };
  run();
  expect(root.dataset.units).toBeUndefined();
  localStorage.setItem(key, 'something else');
  run();
  expect(root.dataset.units).toBeUndefined();
  localStorage.setItem(key, 'us');
  run();
  expect(root.dataset.units).toBe('us');
  const { href } = location;
  history.replaceState(null, '', '?units=metric');
  run();
  history.replaceState(null, '', href);
  expect(root.dataset.units).toBe('metric');
});
