import type { Meta, StoryObj } from '@storybook/react-vite';
import { bearing, city, impeller } from '../../test/pictures.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { CaseStudyCard } from './index.ts';

const studies = [
  {
    title: 'Automotive plant',
    location: 'Detroit',
    challenge: 'Oil in the air of the paint line, and gears that had to be serviced.',
    solution: 'Turbo blowers on air-foil bearings, which follow the demand of the shift.',
    results: ['38% energy savings', 'No oil in the air', 'No acoustic walls'],
    measure: { value: '38', unit: '%', label: 'energy savings' },
    image: { ...impeller, alt: '' },
  },
  {
    title: 'Municipal wastewater',
    location: 'Berlin',
    challenge: 'Aeration took more than half of the energy of the plant.',
    solution: 'Turbo blowers whose speed follows the oxygen in the basin.',
    results: ['42% energy savings', 'Turn-down from 100 to 40%'],
    measure: { value: '42', unit: '%', label: 'energy savings' },
    image: { ...bearing, alt: '' },
  },
  {
    title: 'Commercial high-rise',
    location: 'Dubai',
    challenge: 'Chillers that ran at full speed while the building was half empty.',
    solution: 'Chillers on air-foil bearings with control of their speed.',
    results: ['31% energy savings'],
    measure: { value: '31', unit: '%', label: 'energy savings' },
    image: { ...city, alt: '' },
  },
] as const;

const meta = {
  title: 'Cards/CaseStudyCard',
  tags: ['0.2.0'],
  component: CaseStudyCard,
  argTypes: { image: { control: false } },
  args: { ...studies[0], href: '#automotive', headingLevel: 2 },
} satisfies Meta<typeof CaseStudyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** Each card is as wide as the page. */
export const Rows: Story = {
  render: (props) => (
    <Stack gap="xxxl">
      {studies.map((study) => (
        <CaseStudyCard key={study.title} {...props} {...study} />
      ))}
    </Stack>
  ),
};

/** In columns the text is below the image. */
export const Columns: Story = {
  render: (props) => (
    <Grid columns="three" as="ul">
      {studies.map((study) => (
        <CaseStudyCard key={study.title} {...props} {...study} as="li" />
      ))}
    </Grid>
  ),
};

export const WordsAlone: Story = {
  args: { image: undefined, measure: undefined, href: undefined },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
