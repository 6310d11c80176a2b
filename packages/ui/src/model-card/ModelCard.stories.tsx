import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { blowerFront } from '../../test/pictures.ts';
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

/** Without an address the code is a button. */
export const Button: Story = {
  args: { onChoose: fn() },
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
};

export const WithoutPicture: Story = { args: { image: undefined, badge: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Selected, globals: { ground: 'dark' } };
