import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { places, world } from '../../test/world.ts';
import { OfficeMap } from './index.ts';

/** Stub of an external site that needs no network. */
const frame = {
  src: `data:text/html,${encodeURIComponent('<!doctype html><html lang="en"><title>Map</title><body>Street map</body></html>')}`,
  title: 'Street map of Seoul',
  provider: 'OpenStreetMap',
  href: 'https://www.openstreetmap.org/search?query=Seoul',
};

const meta = {
  title: 'Offices/OfficeMap',
  tags: ['0.2.0'],
  component: OfficeMap,
  argTypes: { drawing: { control: false } },
  args: { drawing: world, items: places },
} satisfies Meta<typeof OfficeMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'hq' } };

export const Playground: Story = { args: { defaultValue: 'germany', frame } };

export const NoneChosen: Story = {};

/** Selects a place in the list, or with a press on or near it. */
export const Choose: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Dubai/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('uae');
    const points = canvasElement.querySelectorAll('svg')[1];
    const box = points?.getBoundingClientRect() ?? new DOMRect();
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: points,
      coords: { clientX: box.x + 0.503 * box.width + 8, clientY: box.y + 0.244 * box.height - 8 },
    });
    await expect(canvas.getByRole('button', { name: /Munich/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** Nothing external loads before the visitor agrees. Then the frame has focus until it is closed. */
export const Consent: Story = {
  args: { frame, onConsentedChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByTitle(frame.title)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the map' }));
    await expect(args.onConsentedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByTitle(frame.title)).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Load the map' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the map' }));
    await expect(args.onConsentedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.queryByTitle(frame.title)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Load the map' })).toHaveFocus();
  },
};

export const Consented: Story = { args: { frame, consented: true, defaultValue: 'hq' } };

/** Only the drawing, for places that the page lists elsewhere. */
export const DrawingOnly: Story = {
  args: { choice: 'none', value: 'germany' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Without a drawing, a place is selected for the external map only. */
export const ListOnly: Story = { args: { drawing: undefined, frame, defaultValue: 'hq' } };

/** Each place has a URL: the list works before and without hydration. */
export const Links: Story = {
  args: {
    items: places.map((place) => ({ ...place, href: `#office-${place.id}` })),
    value: 'usa',
  },
};

export const Narrow: Story = {
  args: { frame, defaultValue: 'china' },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = {
  args: { frame, defaultValue: 'hq' },
  globals: { ground: 'dark' },
};
