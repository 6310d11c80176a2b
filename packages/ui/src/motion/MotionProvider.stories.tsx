import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { lessMotion } from '../../test/lessMotion.ts';
import { PauseMotion } from '../pause-motion/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { MotionProvider, useMotion } from './index.ts';

function Report() {
  const { allowed, reduced, saveData } = useMotion();
  return (
    <Text role="status">
      Motion is {allowed ? 'allowed' : 'paused'}. The system asks for{' '}
      {reduced ? 'reduced' : 'no less'} motion, and for {saveData ? 'little' : 'no less'} data.
    </Text>
  );
}

const meta = {
  title: 'Foundations/MotionProvider',
  tags: ['0.1.0'],
  component: MotionProvider,
  args: {
    children: (
      <Stack gap="s">
        <Report />
        <div>
          <PauseMotion tone="quiet" />
        </div>
      </Stack>
    ),
  },
} satisfies Meta<typeof MotionProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { storageKey: 'playground-motion' } };

export const Paused: Story = {
  play: async ({ canvasElement }) => {
    if (lessMotion()) return;
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Motion is allowed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause motion' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Motion is paused.');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
