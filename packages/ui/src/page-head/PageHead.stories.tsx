import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { PageHead } from './index.ts';

const meta = {
  title: 'Sections/PageHead',
  tags: ['0.3.0'],
  component: PageHead,
  args: {
    title: 'Which machine for your air?',
    text: 'Flow and pressure are enough. The model in whose range your point lies most centrally comes first.',
    children: (
      <Breadcrumbs items={[{ name: 'Products', href: '#products' }, { name: 'Model selector' }]} />
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
