import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { UnitsProvider } from '../units/index.ts';
import { UnitSwitch } from './index.ts';

describe('UnitSwitch', () => conformance(<UnitSwitch />));

test('clicking a link selects its system and follows the link', async () => {
  const screen = await render(
    <UnitsProvider>
      <UnitSwitch hrefs={{ metric: '#metric', us: '#us' }} />
    </UnitsProvider>,
  );
  const us = screen.getByRole('link', { name: 'US' });
  await expect.element(us).not.toHaveAttribute('aria-current');
  const before = getComputedStyle(us.element()).backgroundColor;
  await us.click();
  await expect.element(us).toHaveAttribute('aria-current', 'true');
  expect(location.hash).toBe('#us');
  await expect.poll(() => getComputedStyle(us.element()).backgroundColor).not.toBe(before);
});

test('the switch shows the selection before the figures on the page change', async () => {
  const screen = await render(
    <UnitsProvider>
      <UnitSwitch />
    </UnitsProvider>,
  );
  const us = screen.getByRole('button', { name: 'US' }).element() as HTMLButtonElement;
  us.click();
  const { dataset } = document.documentElement;
  const shown = new Promise((resolve) => {
    requestAnimationFrame(() => resolve([us.ariaPressed, dataset.units]));
  });
  expect(await shown).toEqual(['true', 'metric']);
  await expect.poll(() => dataset.units).toBe('us');
});

test('announces the selected system', async () => {
  const screen = await render(
    <UnitsProvider>
      <UnitSwitch />
    </UnitsProvider>,
  );
  const said = () =>
    Array.from(
      document.querySelectorAll('body > [aria-live="polite"]'),
      (region) => region.textContent,
    );
  // The live region exists before the announcement.
  expect(said()).toHaveLength(1);
  await screen.getByRole('button', { name: 'US' }).click();
  expect(said()).toEqual(['Units: US']);
});
