import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Link } from '../link/index.ts';
import { Text } from '../text/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { RecordList } from './index.ts';

const meta = {
  title: 'Lists/RecordList',
  tags: ['0.2.0'],
  component: RecordList.Root,
  args: { 'aria-label': 'Articles' },
  render: (args) => (
    <RecordList.Root {...args}>
      <RecordList.Item>
        <RecordList.Main>
          <RecordList.Title>
            <Link href="#surge">Surge and choke: reading the two ends of a map</Link>
          </RecordList.Title>
          <RecordList.Meta>Changed 12 October 2026 by the service desk</RecordList.Meta>
        </RecordList.Main>
        <RecordList.Side>
          <Badge tone="popular">Published</Badge>
        </RecordList.Side>
      </RecordList.Item>
      <RecordList.Item>
        <RecordList.Main>
          <RecordList.Title>
            <Link href="#load">Night load: turn down before you blow off</Link>
          </RecordList.Title>
          <RecordList.Meta>Changed 3 October 2026</RecordList.Meta>
        </RecordList.Main>
        <RecordList.Side>
          <Badge>Draft</Badge>
        </RecordList.Side>
      </RecordList.Item>
    </RecordList.Root>
  ),
} satisfies Meta<typeof RecordList.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** A checkbox selects a record. The bar marks the current record for keyboard shortcuts. */
export const Selectable: Story = {
  args: { 'aria-label': 'Comments' },
  render: (args) => (
    <RecordList.Root {...args}>
      {['Jin Park', 'Ada Weber'].map((name, index) => (
        <RecordList.Item key={name} current={index === 0}>
          <RecordList.Lead>
            <Checkbox
              name="id"
              value={name}
              label={<VisuallyHidden>Select the comment of {name}</VisuallyHidden>}
            />
          </RecordList.Lead>
          <RecordList.Main>
            <RecordList.Title>{name}</RecordList.Title>
            <RecordList.Meta>21 November 2026, on “Surge and choke”</RecordList.Meta>
            <Text>Does the margin of ten per cent hold at the lowest speed too?</Text>
          </RecordList.Main>
          <RecordList.Side>
            <Button size="small" tone="quiet">
              Approve
            </Button>
            <Button size="small" tone="ghost">
              Reject
            </Button>
          </RecordList.Side>
        </RecordList.Item>
      ))}
    </RecordList.Root>
  ),
};

export const Narrow: Story = { ...Selectable, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Selectable, globals: { ground: 'dark' } };
