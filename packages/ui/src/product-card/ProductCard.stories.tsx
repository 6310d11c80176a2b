import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { blowerBack, blowerFront } from '../../test/pictures.ts';
import { Grid } from '../grid/index.ts';
import { Picture } from '../picture/index.ts';
import { ProductCard, productCardElements } from './index.ts';

const meta = {
  title: 'Content/ProductCard',
  component: ProductCard,
  args: {
    name: 'Blower',
    text: 'High-speed turbo blower on air-foil bearings.',
    features: ['Oil-free air', '40–100% turn-down', 'Under 85 dB(A)', 'Modbus RTU and TCP'],
    highlight: '2 year warranty',
    front: <Picture {...blowerFront} />,
    back: <Picture {...blowerBack} />,
    headingLevel: 2,
  },
  argTypes: {
    as: { control: 'inline-radio', options: productCardElements },
    front: { control: false },
    back: { control: false },
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

/** The button shows the back for as long as it is pressed. */
export const Turned: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const turn = canvas.getByRole('button', { name: 'Back of Blower' });
    await expect(canvas.getByRole('img')).toHaveAccessibleName(blowerFront.alt);
    await userEvent.click(turn);
    await expect(turn).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAccessibleName(blowerBack.alt));
  },
};

/** The link has focus: the back shows too, without a press. */
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
        <ProductCard key={name} {...props} name={name} />
      ))}
    </>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
