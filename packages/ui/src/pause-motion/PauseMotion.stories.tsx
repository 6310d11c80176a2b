import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { lessMotion } from '../../test/lessMotion.ts';
import { PauseMotion } from './index.ts';

const meta = {
  title: 'Actions/PauseMotion',
  tags: ['0.1.0'],
  component: PauseMotion,
} satisfies Meta<typeof PauseMotion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'quiet' } };

/** The label changes, the width does not. */
export const Toggled: Story = {
  play: async ({ canvasElement }) => {
    if (lessMotion()) return;
    const button = within(canvasElement).getByRole('button');
    const width = button.getBoundingClientRect().width;
    await expect(button).toHaveAccessibleName('Pause motion');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Play motion');
    await expect(button).toHaveAttribute('data-state', 'paused');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Pause motion');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAccessibleName('Play motion');
  },
};

export const OtherWords: Story = {
  args: { labels: { pause: 'Animationen anhalten', play: 'Bewegung abspielen' } },
};

/** In the corner of the moving element. */
export const AsIcon: Story = {
  args: { look: 'icon' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^(Pause|Play) motion$/ });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
