import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { ButtonLink } from '../button/index.ts';
import { PageHead } from './index.ts';

const meta = {
  title: 'Sections/PageHead',
  tags: ['1.0.0'],
  component: PageHead,
  args: {
    title: 'Which machine for your air?',
    text: 'Flow and pressure are enough. The model in whose range your point lies most centrally comes first.',
    children: (
      <Breadcrumbs items={[{ name: 'Products', href: '#products' }, { name: 'Model selector' }]} />
    ),
  },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: undefined } };

/** The opening of a page to read. */
export const Page: Story = {
  args: {
    size: 'page',
    title: 'The figures, to take with you.',
    text: 'Every file is made from the same data as these pages, so paper and screen agree.',
    actions: <ButtonLink href="#all">Everything in one archive</ButtonLink>,
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
