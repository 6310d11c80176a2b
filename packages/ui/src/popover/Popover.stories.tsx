import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'Overlays/Popover',
  tags: ['0.2.0'],
  component: Popover.Root,
  args: {
    children: (
      <>
        <Popover.Trigger size="small">How it is measured</Popover.Trigger>
        <Popover.Panel label="How noise is measured">
          <Stack gap="xs">
            <Text size="small">
              As sound pressure at a distance of one metre, with the cover closed.
            </Text>
            <Link href="#noise">The figures of every model</Link>
          </Stack>
        </Popover.Panel>
      </>
    ),
  },
} satisfies Meta<typeof Popover.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'How it is measured' });

const openIt: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(trigger(canvasElement));
  const panel = await within(canvasElement).findByRole('dialog', { name: 'How noise is measured' });
  await waitFor(() => expect(panel).toBeVisible());
};

export const Default: Story = {};

export const Playground: Story = {};

export const Open: Story = { play: openIt };

/** The panel stays in the viewport, even with the button at the end of a line. */
export const AtTheEnd: Story = {
  render: (args) => (
    <div dir="rtl">
      <Popover.Root {...args} />
    </div>
  ),
  play: async (context) => {
    await openIt(context);
    const panel = within(context.canvasElement).getByRole('dialog').getBoundingClientRect();
    await expect(panel.left).toBeGreaterThanOrEqual(0);
    await expect(panel.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = trigger(canvasElement);
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await within(canvasElement).findByRole('dialog');
    await expect(button).toHaveAttribute('data-state', 'open');
    await userEvent.tab();
    await expect(within(panel).getByRole('link')).toHaveFocus();
  },
};

export const Narrow: Story = { ...Open, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Open, globals: { ground: 'dark' } };
