import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { suggestions, suggestionTypes } from '../../test/suggestions.ts';
import { HeaderSearch } from './index.ts';

const meta = {
  title: 'Shell/HeaderSearch',
  tags: ['0.2.0'],
  component: HeaderSearch,
  argTypes: { items: { control: false }, types: { control: false } },
  args: {
    action: '/search',
    items: suggestions,
    types: suggestionTypes,
    path: '/',
    onSearch: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof HeaderSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Search', expanded: false }));
  return canvas.getByRole('combobox', { name: 'Search' });
}

const options = (canvasElement: HTMLElement) => within(canvasElement).queryAllByRole('option');

export const Default: Story = {};

export const Playground: Story = { args: { labels: { placeholder: 'Models, articles, manuals' } } };

/** The field takes focus and shows a hint. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await expect(await open(canvasElement)).toHaveFocus();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Start typing to search',
    );
  },
};

/** Matches anywhere in the name, ignores case, and groups the results. */
export const Suggestions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await open(canvasElement);
    await userEvent.type(field, 'max SERIES');
    await expect(options(canvasElement)).toHaveLength(2);
    await expect(
      within(canvas.getByRole('group', { name: 'Downloads' })).getByRole('option'),
    ).toHaveTextContent('MAX series: installation');
    await expect(canvas.getByRole('status')).toHaveTextContent('Suggestions: 2');
    await userEvent.clear(field);
    await expect(options(canvasElement)).toHaveLength(0);
    await userEvent.type(field, 'series');
  },
};

/** Suggestions from a server appear after a pause in typing. */
export const FurtherSuggestions: Story = {
  args: {
    suggest: async (query) =>
      [
        { id: 'office', name: 'Houston, United States', type: 'Offices', href: '/contact#houston' },
        { id: 'same', name: 'New Series', type: 'Pages', href: '/new' },
      ].filter(({ name }) => name.includes(query)),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await open(canvasElement);
    await userEvent.type(field, 'Houston');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching…');
    await expect(await canvas.findByRole('group', { name: 'Offices' })).toHaveTextContent(
      'Houston, United States',
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'New');
    await expect(options(canvasElement)).toHaveLength(1);
    await userEvent.type(field, 'ark');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('No results found for "Newark"'),
    );
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await open(canvasElement), ' piston ');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'No results found for "piston"',
    );
  },
};

/** A query of blanks is not sent, and others without their blanks. */
export const Query: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Search' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('  {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.keyboard(' energy {Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('energy');
  },
};

/** For the drawer: the field is always visible. */
export const Inline: Story = {
  args: { look: 'inline' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'air');
    await expect(options(canvasElement)).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(options(canvasElement)).toHaveLength(0);
    await userEvent.keyboard(' bearing');
  },
};

export const Narrow: Story = {
  ...Suggestions,
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Suggestions, globals: { ground: 'dark' } };
