import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../text/index.ts';
import { SkipLink } from './index.ts';

const meta = {
  title: 'Shell/SkipLink',
  tags: ['0.1.0'],
  component: SkipLink,
  render: (props) => (
    <>
      <SkipLink {...props} />
      <main id="main" tabIndex={-1}>
        <Text>Press Tab: the link appears at the start of the page.</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const Playground: Story = { args: { children: 'Skip to the specifications' } };

export const Focused: Story = { play: async () => userEvent.tab() };

export const Narrow: Story = { ...Focused, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Focused, globals: { ground: 'dark' } };
