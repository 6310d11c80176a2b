import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlogCard } from '../blog-card/index.ts';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Pagination } from '../pagination/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Stack } from '../stack/index.ts';
import { de } from './de/index.ts';
import { LabelsProvider } from './index.ts';
import { ko } from './ko/index.ts';

const meta = {
  title: 'Foundations/LabelsProvider',
  tags: ['0.2.0'],
  component: LabelsProvider,
  argTypes: { labels: { control: false } },
  args: {
    labels: de,
    children: (
      <Stack gap="m">
        <Breadcrumbs items={[{ name: 'Magazin', href: '#magazin' }, { name: 'Verdichter' }]} />
        <SearchField action="#suche" />
        <BlogCard
          href="#oelfrei"
          title="Ölfreie Druckluft"
          text="Was ein Luftlager leistet."
          date="2026-03-09"
          headingLevel={2}
        />
        <Pagination page={2} pages={12} hrefTemplate="#seite-{page}" />
      </Stack>
    ),
  },
} satisfies Meta<typeof LabelsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { labels: { locale: 'en-GB', Pagination: { next: 'Older', previous: 'Newer' } } },
};

export const Korean: Story = { args: { labels: ko } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
