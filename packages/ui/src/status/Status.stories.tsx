import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Status } from './index.ts';

const meta = {
  title: 'Feedback/Status',
  tags: ['0.2.0'],
  component: Status,
  args: { children: 'Three models cover this duty point.' },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'success', children: 'Link copied' } };

/** The live region is mounted before it has text. */
export const Announced: Story = {
  args: { tone: 'success' },
  render: function Copy({ children: _children, ...props }) {
    const [copied, setCopied] = useState(false);
    return (
      <Stack gap="s">
        <Button tone="quiet" size="small" onClick={() => setCopied(true)}>
          Copy link
        </Button>
        <Status {...props}>{copied && 'Link copied'}</Status>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent('Link copied');
  },
};

export const Narrow: Story = {
  args: { children: 'The Model Selector has no model for this flow at this pressure.' },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: Playground.args, globals: { ground: 'dark' } };
