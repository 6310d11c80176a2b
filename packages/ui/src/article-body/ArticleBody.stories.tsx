import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { map } from '../../test/pictures.ts';
import { ArticleBody, type ArticleNode } from './index.ts';

const text = (content: string) => ({ type: 'text', text: content }) as const;

const content: ArticleNode[] = [
  {
    type: 'paragraph',
    children: [
      text('A turbo blower has two borders. Below the '),
      { type: 'strong', children: [text('surge line')] },
      text(' the flow reverses; beyond the '),
      { type: 'emphasis', children: [text('choke line')] },
      text(' it grows no more. Between them '),
      { type: 'inlineCode', text: 'n' },
      text(', the speed, is the only handle, as '),
      { type: 'link', href: '#surge-and-choke', children: [text('the next section')] },
      text(' and '),
      { type: 'link', href: 'https://www.modbus.org/', children: [text('the bus')] },
      text(' show.'),
    ],
  },
  { type: 'heading', level: 2, id: 'surge-and-choke', children: [text('Surge and choke')] },
  {
    type: 'image',
    src: map.src,
    alt: map.alt ?? '',
    width: 1600,
    height: 900,
    caption: 'Fig. 1 - Operating map with surge line and speed lines',
  },
  {
    type: 'quote',
    children: [text('Flow follows speed, pressure its square, power its cube.')],
  },
  { type: 'heading', level: 3, id: 'turn-down', children: [text('What turn-down costs')] },
  {
    type: 'list',
    items: [
      [text('At 100% of its flow the machine takes its full power.')],
      [text('At 40% a blow-off valve still pays for all of it.')],
      [text('Speed control pays for what it delivers.')],
    ],
  },
  {
    type: 'code',
    language: 'formula',
    text: 'P2 / P1 = (n2 / n1)^3\nAt 40% of the speed  0.40^3  = 0.064',
  },
  {
    type: 'code',
    language: 'text',
    text: '00 01 00 00 00 06 01 03 00 00 00 0A',
  },
  {
    type: 'list',
    ordered: true,
    items: [[text('Read the registers.')], [text('Convert them.')]],
  },
  {
    type: 'table',
    head: [[text('Flow')], [text('Control')], [text('Power')]],
    rows: [
      [[text('100%')], [text('Either')], [text('100%')]],
      [[text('40%')], [text('Blow-off valve: the air is compressed, then lost')], [text('100%')]],
      [[text('40%')], [{ type: 'strong', children: [text('Speed')] }], [text('6.4%')]],
    ],
    align: ['end', 'start', 'end'],
  },
  {
    type: 'code',
    language: 'python',
    text: 'registers = client.read_holding_registers(address=40001, count=4, unit=1)  # example addresses: yours are in the register list\nflow = registers[0] / 10',
  },
];

const meta = {
  title: 'Blog/ArticleBody',
  tags: ['0.1.0'],
  component: ArticleBody,
  args: { content },
  argTypes: { content: { control: 'object' } },
} satisfies Meta<typeof ArticleBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bus = canvas.getByRole('link', { name: 'the bus (opens in a new tab)' });
    await expect(bus).toHaveAttribute('target', '_blank');
    await expect(bus).toHaveAttribute('rel', 'noopener noreferrer');
    const section = canvas.getByRole('link', { name: 'the next section' });
    await expect(section).not.toHaveAttribute('target');
    const heading = canvas.getByRole('heading', { level: 2, name: 'Surge and choke' });
    await expect(heading).toHaveAttribute('id', 'surge-and-choke');
    await expect(canvas.getByRole('group', { name: 'Code, python' })).toHaveAttribute(
      'tabindex',
      '0',
    );
    const table = canvas.getByRole('table', { name: 'Table: Flow, Control, Power' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    await expect(within(table).getByRole('cell', { name: 'Speed' })).toHaveStyle({
      textAlign: 'start',
    });
  },
};

export const Playground: Story = { args: { labels: { code: 'Formula' } } };

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: /^Table/ });
    await expect(region).toHaveAttribute('tabindex', '0');
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  },
};

export const Dark: Story = { globals: { ground: 'dark' } };
