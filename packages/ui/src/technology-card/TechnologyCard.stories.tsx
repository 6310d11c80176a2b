import type { Meta, StoryObj } from '@storybook/react-vite';
import { squareFilm } from '../../test/films.ts';
import { bearing, impeller, map } from '../../test/pictures.ts';
import { Grid } from '../grid/index.ts';
import { Picture } from '../picture/index.ts';
import { VisibleVideo } from '../visible-video/index.ts';
import { TechnologyCard } from './index.ts';

const meta = {
  title: 'Cards/TechnologyCard',
  tags: ['0.2.0'],
  component: TechnologyCard,
  args: {
    title: 'Air-foil bearing',
    text: 'Between start and stop the shaft rides on a film of air: no oil, no contact, and nothing that wears while it runs.',
    media: <VisibleVideo sources={squareFilm} poster={<Picture {...bearing} />} />,
    features: [
      '100,000+ cycles of start and stop',
      '15+ years bearing life',
      'No oil to change or filter',
      '40–100% turn-down',
    ],
    headingLevel: 2,
  },
} satisfies Meta<typeof TechnologyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <Grid columns="two">
        <Story />
      </Grid>
    ),
  ],
};

/** A single card at the full width of the page. */
export const Wide: Story = {};

export const Playground: Story = {
  args: { badge: { text: 'Patent', tone: 'patent' }, href: '/technologies#air-bearing' },
};

/** Two or three in a row. */
export const InGrid: Story = {
  render: (props) => (
    <Grid as="ul" columns="three">
      <TechnologyCard {...props} as="li" badge={{ text: 'Patent', tone: 'patent' }} />
      <TechnologyCard
        {...props}
        as="li"
        title="Impeller"
        text="Milled from one block of Al7075-T6 and balanced to G2.5."
        media={<VisibleVideo sources={squareFilm} poster={<Picture {...impeller} />} />}
        features={['Al7075-T6', 'Balance G2.5']}
      />
      <TechnologyCard
        {...props}
        as="li"
        title="Touch-screen controller"
        text="Six modes on a 7 inch screen."
        media={<VisibleVideo sources={squareFilm} poster={<Picture {...map} />} />}
        features={['Modbus RTU/TCP and 4-20 mA']}
      />
    </Grid>
  ),
};

/** The whole card is the target of its link. */
export const Linked: Story = { args: { href: '/technologies#air-bearing' } };

export const WithoutFeatures: Story = {
  args: { features: undefined, media: <Picture {...bearing} /> },
};

/** On a phone the media are beside the words. */
export const Beside: Story = {
  args: { features: undefined, beside: true },
  globals: { viewport: { value: 'phone' } },
};

export const Narrow: Story = {
  args: { badge: { text: 'Patent', tone: 'patent' } },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...InGrid, globals: { ground: 'dark' } };
