import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Measured } from '../measured/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { UnitSwitch } from '../unit-switch/index.ts';
import { UnitsProvider } from './index.ts';

const meta = {
  title: 'Foundations/UnitsProvider',
  tags: ['0.2.0'],
  component: UnitsProvider,
  args: {
    children: (
      <Stack gap="s">
        <Text role="status">
          Up to <Measured metric="60 m³/min" us="2,119 CFM" /> at{' '}
          <Measured metric="1.0 bar" us="14.5 psi" />.
        </Text>
        <div>
          <UnitSwitch />
        </div>
      </Stack>
    ),
  },
} satisfies Meta<typeof UnitsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { storageKey: 'playground-units' } };

/** The switch changes every figure. */
export const Switched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('60 m³/min')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'US' }));
    await waitFor(() => expect(canvas.getByText('2,119 CFM')).toBeVisible());
    await expect(canvas.getByText('60 m³/min')).not.toBeVisible();
  },
};

/** The system is set by the page's URL. */
export const ByAddress: Story = { args: { value: 'us' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
