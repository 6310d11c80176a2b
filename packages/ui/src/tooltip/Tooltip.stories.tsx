import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Overlays/Tooltip',
  tags: ['0.2.0'],
  component: Tooltip,
  args: {
    text: 'PDF, with dimensions',
    children: (
      <Button tone="quiet">
        <Icon icon={Download} /> Datasheet
      </Button>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Datasheet' });

export const Default: Story = {};

export const Playground: Story = {};

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.hover(button(canvasElement));
    const text = await within(canvasElement).findByRole('tooltip');
    await waitFor(() => expect(text).toBeVisible());
    await expect(button(canvasElement)).toHaveAccessibleDescription(args.text);
  },
};

export const LongText: Story = {
  ...Open,
  args: { text: 'PDF of 2 MB in English, with dimensions, connections and the wiring diagram' },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Open, globals: { ground: 'dark' } };
