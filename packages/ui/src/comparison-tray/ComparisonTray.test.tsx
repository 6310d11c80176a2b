import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { ComparisonTray, type ComparisonTrayProps } from './index.ts';

const items = ['RMX40-C080', 'MAX50'].map((code) => ({
  value: code.toLowerCase(),
  label: code,
  removeHref: `#without-${code.toLowerCase()}`,
}));
const tray = (onItemsChange?: ComparisonTrayProps['onItemsChange']) => (
  <ComparisonTray items={items} href="#compare" clearHref="#clear" onItemsChange={onItemsChange} />
);

describe('ComparisonTray', () => conformance(tray()));

test('without JavaScript every action is a link', async () => {
  const screen = await render(tray());
  const links = screen.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#without-rmx40-c080',
    '#without-max50',
    '#clear',
    '#compare',
  ]);
});

test('removing items calls onItemsChange and does not navigate', async () => {
  const change = vi.fn();
  const screen = await render(tray(change));
  const before = location.href;
  await screen.getByRole('link', { name: 'Remove MAX50 from comparison' }).click();
  expect(change).toHaveBeenLastCalledWith([items[0]]);
  await screen.getByRole('link', { name: 'Clear comparison' }).click();
  expect(change).toHaveBeenLastCalledWith([]);
  expect(location.href).toBe(before);
});

test('an empty tray renders only its live region', async () => {
  const screen = await render(<ComparisonTray items={[]} href="#compare" clearHref="#clear" />);
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('region', { name: 'Comparison' }).element()).toHaveAttribute(
    'data-state',
    'empty',
  );
});

test('names are not truncated on a phone', async () => {
  await page.viewport(390, 844);
  const codes = ['RMX40-C080', 'EMX40-C080', 'MAX50', 'RMX125-C080'];
  const many = codes.map((code) => ({ value: code, label: code, removeHref: '#' }));
  const screen = await render(<ComparisonTray items={many} href="#" clearHref="#" />);
  for (const name of screen.getByRole('link', { name: /^Remove/ }).elements()) {
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  }
});
