import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Text } from '../text/index.ts';
import { Link, type LinkComponentProps, LinkProvider } from './index.ts';

const meta = {
  title: 'Actions/Link',
  tags: ['0.1.0'],
  component: Link,
  parameters: { parts: { LinkProvider } },
  args: { href: '#air-bearing', children: 'How an air-foil bearing starts' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'standalone' } };

export const InText: Story = {
  render: (props) => (
    <Text>
      Between start and stop the shaft rides on air. Read{' '}
      <Link {...props}>how an air-foil bearing starts</Link>, or compare it with a ball bearing.
    </Text>
  ),
};

export const Standalone: Story = { args: { tone: 'standalone', children: 'View all posts' } };

/** Screen readers announce that it opens in a new tab. */
export const NewTab: Story = {
  args: { href: '#iso-5389', newTab: true, children: 'ISO 5389' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'ISO 5389 (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const navigate = fn();

function RouterLink({ href, onClick, ...props }: LinkComponentProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}

/** `LinkProvider` connects every link below it to the application's router. */
export const WithRouter: Story = {
  render: (props) => (
    <LinkProvider component={RouterLink}>
      <Link {...props} />
    </LinkProvider>
  ),
};

export const Narrow: Story = { ...InText, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...InText, globals: { ground: 'dark' } };
