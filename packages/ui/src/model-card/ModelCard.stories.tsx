import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { blowerFront } from '../../test/pictures.ts';
import { cardElements } from '../card/index.ts';
import { Grid } from '../grid/index.ts';
import { Link } from '../link/index.ts';
import { Picture } from '../picture/index.ts';
import { ModelCard } from './index.ts';

const meta = {
  title: 'Products/ModelCard',
  tags: ['0.1.0'],
  component: ModelCard,
  args: {
    code: 'MAX125',
    badge: { text: 'New', tone: 'new' },
    image: <Picture {...blowerFront} />,
    facts: [
      { label: 'Flow rate', value: '120–150 m³/min' },
      { label: 'Pressure', value: 'On request' },
      { label: 'Power', value: '700–900 kW' },
      { label: 'Efficiency', value: '84%' },
    ],
    headingLevel: 2,
  },
  argTypes: {
    as: { control: 'select', options: cardElements },
    image: { control: false },
    actions: { control: false },
  },
  decorators: [
    (Story) => (
      <Grid columns="four">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof ModelCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { href: '#MAX125', selected: true } };

export const Selected: Story = { args: { selected: true } };

/** Every row of the keyboard table in the docs. */
export const Button: Story = {
  args: { onChoose: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /MAX125/, pressed: false });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};

/** The code leads to the page of the model, a click elsewhere selects the model. */
export const WithPage: Story = {
  args: {
    href: '#MAX125',
    pageHref: '#page',
    actions: (
      <>
        <Link href="#datasheet" tone="standalone">
          Datasheet
        </Link>
        <Link href="#quote" tone="standalone">
          Request a quote
        </Link>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['MAX125', 'Select MAX125', 'Datasheet', 'Request a quote']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

export const WithoutPicture: Story = { args: { image: undefined, badge: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Selected, globals: { ground: 'dark' } };
