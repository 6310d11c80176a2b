import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Download } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/index.ts';
import { Stack } from '../stack/index.ts';
import { Button, ButtonLink, buttonSizes } from './index.ts';

const meta = {
  title: 'Actions/Button',
  tags: ['0.1.0'],
  component: Button,
  parameters: { parts: { ButtonLink } },
  args: { children: 'Request a datasheet', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'quiet', size: 'small' } };

export const Tones: Story = {
  render: ({ onClick }) => (
    <Stack>
      {buttonSizes.map((size) => (
        <Stack key={size} direction="inline" gap="s">
          <Button size={size} onClick={onClick}>
            Explore models
          </Button>
          <Button size={size} tone="quiet" onClick={onClick}>
            View technology
          </Button>
          <Button size={size} tone="ghost" onClick={onClick}>
            Compare
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
};

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon icon={Download} />
        Download catalog
      </>
    ),
  },
};

export const AsLink: Story = {
  render: () => (
    <Stack direction="inline" gap="s">
      <ButtonLink href="#contact">
        Contact sales
        <Icon icon={ArrowRight} />
      </ButtonLink>
      <ButtonLink href="#demo" tone="quiet">
        Request a demo
      </ButtonLink>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Contact sales' });
    await expect(link).toHaveAttribute('href', '#contact');
  },
};

/** Keeps its size and focus, and ignores clicks. */
export const Busy: Story = {
  args: { busy: true, children: 'Sending…' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sending…' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Narrow: Story = {
  args: { children: 'Request the technical details of this series' },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Tones, globals: { ground: 'dark' } };
