import type { Meta, StoryObj } from '@storybook/react-vite';
import { firstPage } from '../../test/pictures.ts';
import { Picture } from '../picture/index.ts';
import { CoverGrid, CoverGridRow } from './index.ts';

const meta = {
  title: 'Lists/CoverGrid',
  tags: ['1.0.0'],
  component: CoverGrid,
  args: {
    items: [
      {
        title: 'Product Catalogue',
        text: 'All models with every figure.',
        image: firstPage('Product Catalogue', 0),
        link: { name: 'Download PDF, 186 kB', href: '#catalogue' },
      },
      {
        title: 'MAX Series Datasheet',
        text: '4 models.',
        image: firstPage('MAX Series', 6),
        link: { name: 'Download PDF, 54 kB', href: '#max' },
      },
      {
        title: 'Installation Manual',
        text: 'Foundation to first start.',
        image: firstPage('Installation', 14),
        link: { name: 'Download PDF, 21 kB', href: '#manual' },
      },
    ],
  },
} satisfies Meta<typeof CoverGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 2 } };

/** Files without a cover in the last cell. */
export const Rest: Story = { args: { children: 'All models as a table: CSV, 3.7 kB' } };

/** Files of one subject. */
export const Row: Story = {
  render: () => (
    <CoverGridRow
      items={[
        {
          name: 'MAX50 datasheet',
          note: '(PDF, 47 kB)',
          href: '#max50',
          image: <Picture {...firstPage('MAX50', 6)} alt="" sizes="172px" />,
        },
        {
          name: 'MAX series datasheet',
          note: '(PDF, 59 kB)',
          href: '#max',
          image: <Picture {...firstPage('MAX Series', 14)} alt="" sizes="172px" />,
        },
      ]}
    />
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
