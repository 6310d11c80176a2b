import { Mail } from 'lucide';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  FloatingActionMenu,
  HeaderSearch,
  MobileDrawer,
  OperatingMap,
  SeriesTable,
} from '../../src/index.ts';
import { models } from '../models.ts';
import { navigation } from '../navigation.ts';
import { maxModels, properties } from '../specifications.ts';

interface Open {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const actions = [{ label: 'Contact', icon: Mail, href: '#contact' }];
const whatOpens = [
  ['Menu', (props: Open) => <MobileDrawer items={navigation} {...props} />],
  ['Quick actions', (props: Open) => <FloatingActionMenu items={actions} {...props} />],
  ['Search', (props: Open) => <HeaderSearch action="/search" items={[]} {...props} />],
] as const;

test.each(whatOpens)(
  'controlled, %s calls onOpenChange but does not open',
  async (name, element) => {
    await page.viewport(390, 800);
    const onOpenChange = vi.fn();
    const screen = await render(element({ open: false, onOpenChange }));
    const button = screen.getByRole('button', { name });
    await button.click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await screen.rerender(element({ open: true, onOpenChange }));
    await expect
      .poll(() => screen.container.querySelector('[aria-expanded="true"]'))
      .not.toBeNull();
  },
);

test.each(whatOpens)('%s is initially open with defaultOpen', async (_name, element) => {
  await page.viewport(390, 800);
  const { container } = await render(element({ defaultOpen: true }));
  await expect.poll(() => container.querySelector('[aria-expanded="true"]')).not.toBeNull();
});

test('a controlled OperatingMap moves its duty point only when value changes', async () => {
  const onValueChange = vi.fn();
  const value = { flow: 80, pressure: 0.5 };
  const screen = await render(
    <OperatingMap items={models} value={value} onValueChange={onValueChange} />,
  );
  const flow = screen.getByRole('slider', { name: 'Flow rate, m³/min' });
  flow.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange).toHaveBeenLastCalledWith({ flow: 81, pressure: 0.5 });
  await expect.element(flow).toHaveValue('80');
  await screen.rerender(
    <OperatingMap
      items={models}
      value={{ flow: 60, pressure: 0.5 }}
      onValueChange={onValueChange}
    />,
  );
  await expect.element(flow).toHaveValue('60');
});

test('a controlled SeriesTable shows another model only when value changes', async () => {
  const onValueChange = vi.fn();
  const table = (value: string[]) => (
    <SeriesTable
      label="Comparison"
      properties={properties}
      items={maxModels}
      choosable
      value={value}
      onValueChange={onValueChange}
    />
  );
  const screen = await render(table(['MAX50']));
  await screen.getByText('Choose models').click();
  await screen.getByRole('button', { name: 'MAX75' }).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['MAX50', 'MAX75']);
  expect(screen.getByRole('columnheader', { name: 'MAX75' }).query()).toBeNull();
  await screen.rerender(table(['MAX50', 'MAX75']));
  await expect.element(screen.getByRole('columnheader', { name: 'MAX75' })).toBeVisible();
});
