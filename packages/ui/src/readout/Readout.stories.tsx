import type { Meta, StoryObj } from '@storybook/react-vite';
import { impeller } from '../../test/pictures.ts';
import { ButtonLink } from '../button/index.ts';
import { Grid } from '../grid/index.ts';
import { Readout } from './index.ts';

const meta = {
  title: 'Products/Readout',
  tags: ['1.0.0'],
  component: Readout,
  args: {
    title: 'RMX50-C080',
    image: impeller,
    items: [
      { label: 'Flow rate', value: '50–60 m³/min' },
      { label: 'Pressure', value: '0.6–0.8 bar' },
      { label: 'At this point', value: '86 kW, est.' },
      { label: 'Noise level', value: '68 dB(A)' },
    ],
    actions: (
      <ButtonLink href="#model" tone="quiet" size="small">
        View model
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof Readout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { text: '3 models cover 55 m³/min at 0.62 bar.' } };

/** Next to a map. */
export const Panel: Story = {
  args: { look: 'panel', text: '3 models cover 55 m³/min at 0.62 bar.' },
  decorators: [(Story) => <Grid columns="three">{Story()}</Grid>],
};

/** Before anything is pointed at, as high as with a model. */
export const Hint: Story = {
  args: {
    title: 'Point at a rectangle to read its figures.',
    image: undefined,
    items: [],
    actions: undefined,
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { args: { look: 'panel' }, globals: { ground: 'dark' } };
