import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { linkedModels, maxModels, properties, rmxModels } from '../../test/specifications.ts';
import { Link, type LinkComponentProps, LinkProvider } from '../link/index.ts';
import { SpecTable } from './index.ts';

/** Stub of a router: the selection changes without a page load. */
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
  tags: ['0.1.0'],
  component: SpecTable,
  args: { label: 'Specifications of the MAX series', properties, items: maxModels },
} satisfies Meta<typeof SpecTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'MAX50' } };

export const Playground: Story = {
  args: {
    items: linkedModels,
    defaultValue: 'MAX50',
    note: 'Pressure of MAX100 and MAX125 on request.',
  },
};

/** Each model has a URL, so the selection can be shared and needs no JavaScript. */
export const Links: Story = {
  args: { items: linkedModels, defaultValue: 'MAX50' },
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

/** The last column contains actions for each model. */
export const Actions: Story = {
  args: {
    items: linkedModels.map((model) => ({
      ...model,
      actions: (
        <Link
          href={`?compare=${model.code}`}
          tone="standalone"
          aria-label={`Add to comparison: ${model.code}`}
        >
          Add
        </Link>
      ),
    })),
    labels: { actions: 'Compare' },
    defaultValue: 'MAX50',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Compare' })).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /^MAX75/ }));
    await expect(row.getByRole('link', { name: 'Add to comparison: MAX75' })).toBeVisible();
  },
};

/** The keys of the docs page. */
export const Buttons: Story = {
  args: { defaultValue: 'MAX50', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    // If the table scrolls, its region is a tab stop too.
    canvas.getByRole('button', { name: 'MAX50' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('MAX75');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('MAX75');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('MAX100');
  },
};

export const OneModel: Story = { args: { items: maxModels.slice(3) } };

export const TwentyOneModels: Story = {
  args: {
    label: 'Specifications of the RMX series',
    items: rmxModels,
    defaultValue: 'RMX10-C060',
    note: 'Typical values.',
  },
};

export const Phone: Story = {
  args: { items: linkedModels, defaultValue: 'MAX75' },
  globals: { viewport: { value: 'phone' } },
};

export const Narrow: Story = { ...TwentyOneModels, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Playground, globals: { ground: 'dark' } };
