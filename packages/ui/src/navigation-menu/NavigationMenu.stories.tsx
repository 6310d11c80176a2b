import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { NavigationMenu } from './index.ts';

const entries = [
  { name: 'Products', links: ['MAX series', 'RMX series', 'EMX series'] },
  { name: 'Technology', links: ['Air bearing', 'PMSM motor', 'Impeller'] },
  { name: 'Media', links: ['Case studies', 'Blog', 'Downloads'] },
];

const address = (name: string) => `#${name.toLowerCase().replaceAll(' ', '-')}`;

const meta = {
  title: 'Shell/NavigationMenu',
  tags: ['0.1.0'],
  component: NavigationMenu.Root,
  args: { 'aria-label': 'Main', path: '#' },
  render: (props) => (
    <NavigationMenu.Root {...props}>
      <NavigationMenu.List>
        <NavigationMenu.Item value="Home">
          <NavigationMenu.Link href="#" current={props.path === '#'}>
            Home
          </NavigationMenu.Link>
        </NavigationMenu.Item>
        {entries.map(({ name, links }) => (
          <NavigationMenu.Item key={name} value={name} hasPanel>
            <NavigationMenu.Link href={address(name)}>{name}</NavigationMenu.Link>
            <NavigationMenu.Toggle label={`${name} menu`} />
            <NavigationMenu.Panel>
              {links.map((link) => (
                <Link key={link} href={address(link)} tone="standalone">
                  {link}
                </Link>
              ))}
            </NavigationMenu.Panel>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  ),
} satisfies Meta<typeof NavigationMenu.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** Every row of the keyboard table in the docs. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Products menu' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveFocus();
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const first = await canvas.findByRole('link', { name: 'MAX series' });
    first.focus();
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A panel closes when focus leaves the navigation. */
export const LeavingByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Media menu' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    (await canvas.findByRole('link', { name: 'Downloads' })).focus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const outside = document.createElement('button');
    outside.textContent = 'Outside';
    canvasElement.append(outside);
    outside.focus();
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    outside.remove();
  },
};

/** Its items wrap. `SiteHeader` shows `MobileDrawer` instead. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
