import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterPills } from '../filter-pills/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { SidebarSection } from './index.ts';

const meta = {
  title: 'Layout/SidebarSection',
  tags: ['0.1.0'],
  component: SidebarSection,
  args: {
    title: 'Newsletter',
    children: (
      <Text size="small" tone="muted">
        One technical article a month. No sales mail.
      </Text>
    ),
  },
} satisfies Meta<typeof SidebarSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3 } };

export const Sidebar: Story = {
  render: (props) => (
    <Stack gap="xl">
      <SidebarSection title="Categories">
        <FilterPills
          label="Articles by category"
          look="list"
          options={[
            { value: 'energy', label: 'Energy', href: '#energy', count: 7 },
            { value: 'bearings', label: 'Bearings', href: '#bearings', count: 5 },
          ]}
        />
      </SidebarSection>
      <SidebarSection {...props} />
    </Stack>
  ),
  globals: { viewport: { value: 'phone' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Sidebar, globals: { ground: 'dark' } };
