import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { Prose } from '../prose/index.ts';
import { TableOfContents } from './index.ts';

const items = [
  { id: 'why-flow-reverses', name: 'Why flow reverses' },
  { id: 'the-surge-line', name: 'The surge line and what moves it' },
  { id: 'choke', name: 'Choke' },
];

const meta = {
  title: 'Blog/TableOfContents',
  tags: ['0.2.0'],
  component: TableOfContents,
  args: { items },
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <Grid columns="rail">
      <span />
      <TableOfContents {...props} />
      <Prose>
        {items.flatMap(({ id, name }) => [
          <h2 key={id} id={id}>
            {name}
          </h2>,
          ...[1, 2, 3, 4, 5, 6, 7, 8].map((paragraph) => (
            <p key={id + paragraph}>
              An impeller adds work to the air in proportion to the square of its tip speed. The
              diffuser behind it turns velocity into pressure, and at a fixed speed pressure rises
              as flow is reduced, until the flow enters the diffuser so flat that it stalls.
            </p>
          )),
        ])}
      </Prose>
    </Grid>
  ),
} satisfies Meta<typeof TableOfContents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Contents' } };

/** The current heading follows the scroll position. */
export const ScrollSpy: Story = {
  play: async ({ canvasElement }) => {
    const marked = () =>
      [...canvasElement.querySelectorAll('nav [aria-current]')].map((link) => link.textContent);
    document.getElementById('the-surge-line')?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() =>
      expect(new Set(marked())).toEqual(new Set(['The surge line and what moves it'])),
    );
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
