import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { blowerBack, blowerFront } from '../../test/pictures.ts';
import { Grid } from '../grid/index.ts';
import { Picture } from '../picture/index.ts';
import { ProductCard } from './index.ts';

const meta = {
  title: 'Cards/ProductCard',
  tags: ['0.1.0'],
  component: ProductCard,
  args: {
    title: 'Blower',
    text: 'High-speed turbo blower on air-foil bearings.',
    features: ['Oil-free air', '40–100% turn-down', 'Under 85 dB(A)', 'Modbus RTU and TCP'],
    highlight: '2 year warranty',
    front: <Picture {...blowerFront} />,
    back: <Picture {...blowerBack} />,
    headingLevel: 2,
  },
  decorators: [
    (Story) => (
      <Grid columns="three">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { href: '/products/turbo-blower' } };

/** A press shows the back, and the button then offers the front. */
export const Turned: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const turn = canvas.getByRole('button', { name: 'Show back view of Blower' });
    await expect(canvas.getByRole('img')).toHaveAccessibleName(blowerFront.alt);
    await userEvent.click(turn);
    await expect(turn).toHaveAccessibleName('Show front view of Blower');
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAccessibleName(blowerBack.alt));
  },
};

/** Focus on the link shows the back without a press. */
export const Focus: Story = {
  args: { href: '/products/turbo-blower' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(blowerFront.alt);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Blower' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAccessibleName(blowerBack.alt));
  },
};

export const FrontOnly: Story = { args: { back: undefined, highlight: undefined } };

export const Row: Story = {
  render: (props) => (
    <>
      {['Air compressor', 'Vacuum pump', 'Blower'].map((name) => (
        <ProductCard key={name} {...props} title={name} />
      ))}
    </>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
