import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Chip, ChipLink } from './index.ts';

const meta = {
  title: 'Actions/Chip',
  tags: ['0.1.0'],
  component: Chip,
  parameters: { parts: { ChipLink } },
  args: { children: 'Asia Pacific' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { pressed: true } };

const regions = ['All Offices', 'Asia Pacific', 'Americas', 'EMEA'];

function Regions() {
  const [region, setRegion] = useState(regions[0]);
  return (
    <Stack direction="inline" gap="xs" role="group" aria-label="Region">
      {regions.map((name) => (
        <Chip key={name} pressed={name === region} onClick={() => setRegion(name)}>
          {name}
        </Chip>
      ))}
    </Stack>
  );
}

export const OneOfSeveral: Story = {
  render: () => <Regions />,
};

/** Chips with a URL are links, and the current one is marked. */
export const Links: Story = {
  render: () => (
    <Stack as="ul" direction="inline" gap="xs">
      {['All', 'Energy', 'Bearings', 'Wastewater', 'Maintenance', 'Controls'].map((name) => (
        <li key={name}>
          <ChipLink href={`#${name}`} current={name === 'All'}>
            {name}
          </ChipLink>
        </li>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('All');
  },
};

export const Narrow: Story = { ...Links, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Links, globals: { ground: 'dark' } };
