import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { linkedModels, maxModels, properties, rmxModels } from '../../test/specifications.ts';
import { type LinkComponentProps, LinkProvider } from '../link/index.ts';
import { SpecTable } from './index.ts';

/** Stands for a router: the choice changes without a new page. */
function RouterLink({ onClick, ...props }: LinkComponentProps) {
  return (
    <a
      {...props}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}

const meta = {
  title: 'Products/SpecTable',
  component: SpecTable,
  args: { label: 'Specifications of the MAX series', properties, models: maxModels },
} satisfies Meta<typeof SpecTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultSelected: 'MAX50' } };

export const Playground: Story = {
  args: {
    models: linkedModels,
    defaultSelected: 'MAX50',
    note: 'Pressure of MAX100 and MAX125 on request.',
  },
};

/** Each choice has an address: it can be shared, and needs no script. */
export const Links: Story = {
  args: { models: linkedModels, defaultSelected: 'MAX50' },
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('MAX50');
    await userEvent.click(canvas.getByRole('link', { name: 'MAX75' }));
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('MAX75');
  },
};

/** Every row of the keyboard table in the docs. */
export const Buttons: Story = {
  args: { defaultSelected: 'MAX50', onSelectedChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    // The region around the table is a stop of its own where the table is wider than it.
    canvas.getByRole('button', { name: 'MAX50' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('MAX75');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('MAX75');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('MAX100');
  },
};

export const OneModel: Story = { args: { models: maxModels.slice(3) } };

export const TwentyOneModels: Story = {
  args: {
    label: 'Specifications of the RMX series',
    models: rmxModels,
    defaultSelected: 'RMX10-C060',
    note: 'Typical values.',
  },
};

export const Phone: Story = {
  args: { models: linkedModels, defaultSelected: 'MAX75' },
  globals: { viewport: { value: 'phone' } },
};

export const Narrow: Story = { ...TwentyOneModels, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Playground, globals: { ground: 'dark' } };
