import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { navigation } from '../../test/navigation.ts';
import { suggestions } from '../../test/suggestions.ts';
import { BrandLink } from '../brand-link/index.ts';
import { ButtonLink } from '../button/index.ts';
import { MobileDrawer } from './index.ts';

const meta = {
  title: 'Shell/MobileDrawer',
  tags: ['0.1.0'],
  component: MobileDrawer,
  argTypes: { items: { control: false }, search: { control: false } },
  args: {
    items: navigation,
    path: '/rmx-series',
    brand: <BrandLink name="Brand" href="/" />,
    search: { action: '/search', items: suggestions },
    foot: <ButtonLink href="/contact">Contact Sales</ButtonLink>,
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MobileDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

const open: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  const drawer = await canvas.findByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await expect(await within(drawer).findByRole('navigation')).toBeVisible();
};

export const Open: Story = {
  play: async (context) => {
    await open(context);
    const drawer = within(within(context.canvasElement).getByRole('dialog'));
    const products = drawer.getByRole('button', { name: 'Products' });
    await userEvent.click(products);
    await expect(products).toHaveAttribute('aria-expanded', 'true');
  },
};

/** One section and one sub-section are open at a time. */
export const OneSection: Story = {
  play: async (context) => {
    await open(context);
    const drawer = within(within(context.canvasElement).getByRole('dialog'));
    const button = (name: string) => drawer.getByRole('button', { name });
    await userEvent.click(button('Products'));
    await userEvent.click(button('Product Lines'));
    await waitFor(() => expect(drawer.getByRole('link', { name: /RMX series/ })).toBeVisible());
    await userEvent.click(button('Services'));
    await expect(button('Product Lines')).toHaveAttribute('aria-expanded', 'false');
    await expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button('Media'));
    await expect(button('Products')).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Downloads' })).toBeVisible());
  },
};

/** The close button closes the drawer and returns focus. The page scrolls only while the drawer is closed. */
export const Closing: Story = {
  play: async (context) => {
    await open(context);
    const canvas = within(context.canvasElement);
    const drawer = canvas.getByRole<HTMLDialogElement>('dialog');
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(drawer.open).toBe(false));
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: open };

export const Dark: Story = { globals: { ground: 'dark' }, play: Open.play };
