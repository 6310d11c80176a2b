import type { Meta, StoryObj } from '@storybook/react-vite';
import { bearing } from '../../test/pictures.ts';
import { Grid } from '../grid/index.ts';
import { CertificateCard } from './index.ts';

const meta = {
  title: 'Cards/CertificateCard',
  tags: ['0.1.0'],
  component: CertificateCard,
  argTypes: { image: { control: false } },
  args: {
    title: 'ISO 9001:2015',
    category: 'Quality',
    text: 'Quality management, from development to service.',
    href: '/downloads#iso-9001',
    headingLevel: 2,
  },
} satisfies Meta<typeof CertificateCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labels: { link: 'Open document' } } };

export const Certificates: Story = {
  render: (props) => (
    <Grid columns="three" as="ul">
      <CertificateCard {...props} as="li" />
      <CertificateCard
        {...props}
        as="li"
        title="ISO 14001"
        category="Environment"
        text="Environmental management."
        href="/downloads#iso-14001"
      />
      <CertificateCard
        {...props}
        as="li"
        title="ASME-PTC13"
        category="Performance test code"
        text="Wire-to-air performance of blowers, verified to ±1%."
        href={undefined}
      />
    </Grid>
  ),
};

export const WithImage: Story = { args: { image: bearing } };

export const NameAlone: Story = {
  args: { category: undefined, text: undefined, href: undefined },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Certificates, globals: { ground: 'dark' } };
