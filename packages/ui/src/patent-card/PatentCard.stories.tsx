import type { Meta, StoryObj } from '@storybook/react-vite';
import { patentSheet } from '../../test/pictures.ts';
import { Grid } from '../grid/index.ts';
import { PatentCard, patentCardElements } from './index.ts';

const meta = {
  title: 'Content/PatentCard',
  component: PatentCard,
  args: {
    title: 'Air-foil bearing',
    text: 'Bump foils in stages, which carry the shaft from a low speed on.',
    image: { ...patentSheet, alt: '' },
    headingLevel: 2,
  },
  argTypes: {
    as: { control: 'inline-radio', options: patentCardElements },
    image: { control: false },
  },
  decorators: [
    (Story) => (
      <Grid columns="three">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof PatentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { number: 'No. 10-0000000', href: '#patent' } };

export const Row: Story = {
  render: (props) => (
    <>
      <PatentCard {...props} number="No. 10-0000000" href="#bearing" />
      <PatentCard {...props} title="Impeller" text="Blades that are milled from one block." />
      <PatentCard {...props} title="Plug-and-play package" image={undefined} />
    </>
  ),
};

export const LongWords: Story = {
  args: {
    title: 'Lagerungsanordnung für hochtourige Strömungsmaschinen',
    number: 'DE 10 2000 000 000 A1 (Offenlegungsschrift)',
    labels: { patent: 'Patentanmeldung' },
    href: '#patent',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = {
  args: { number: 'No. 10-0000000', href: '#patent' },
  globals: { ground: 'dark' },
};
