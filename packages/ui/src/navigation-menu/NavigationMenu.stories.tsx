import type { Meta, StoryObj } from '@storybook/react-vite';
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
  parameters: {
    parts: {
      'NavigationMenu.Item': NavigationMenu.Item,
      'NavigationMenu.Toggle': NavigationMenu.Toggle,
      'NavigationMenu.Panel': NavigationMenu.Panel,
    },
  },
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

/** Its items wrap. `SiteHeader` shows `MobileDrawer` instead. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
