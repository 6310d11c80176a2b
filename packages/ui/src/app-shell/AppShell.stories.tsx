import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { BrandLink } from '../brand-link/index.ts';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { AppShell } from './index.ts';

const meta = {
  title: 'Layout/AppShell',
  tags: ['0.2.0'],
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <BrandLink href="#home" name="Aero" />,
    items: [
      { name: 'Comments', href: '/work/comments', count: 4 },
      { name: 'Articles', href: '/work/articles' },
      { name: 'Enquiries', href: '/work/enquiries', count: 12 },
    ],
    path: '/work/articles/12',
    account: (
      <Button size="small" tone="quiet">
        Sign out
      </Button>
    ),
    children: (
      <Stack>
        <Heading level={1} size="h2">
          Articles
        </Heading>
        <Text tone="muted">Write, schedule and publish.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    const names = links.map((link) => link.textContent);
    await expect(names).toEqual(['Aero', 'Comments4 waiting', 'Articles', 'Enquiries12 waiting']);
    const articles = within(canvasElement).getByRole('link', { name: 'Articles' });
    await expect(articles).toHaveAttribute('aria-current', 'page');
  },
};

export const Playground: Story = {};

const parts = ['Comments', 'Posts', 'Enquiries', 'Subscribers', 'Log', 'Account'];

/** The bar scrolls to the current item. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: parts.map((name) => ({ name, href: `/work/${name.toLowerCase()}` })),
    path: '/work/account',
  },
  play: async ({ canvasElement }) => {
    const account = within(canvasElement).getByRole('link', { name: 'Account' });
    await waitFor(() => {
      const { left, right } = account.getBoundingClientRect();
      const room = account.closest('ul')?.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(room?.left ?? 0);
      expect(Math.floor(right)).toBeLessThanOrEqual(room?.right ?? 0);
    });
  },
};

export const Dark: Story = { globals: { ground: 'dark' } };
