import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProcessDiagram, type ProcessStage, processShapes } from './index.ts';

const wastewater: readonly ProcessStage[] = [
  { name: 'Screening', shape: 'screen' },
  {
    name: 'Equalisation',
    shape: 'basin',
    point: { name: 'Mixing', text: 'Air keeps the inflow moving and fresh.' },
  },
  {
    name: 'Grit chamber',
    shape: 'grit',
    point: { name: 'Grit removal', text: 'A roll of air keeps organic matter afloat.' },
  },
  { name: 'Primary clarifier', shape: 'clarifier' },
  {
    name: 'Aeration basin',
    shape: 'basin',
    point: { name: 'Biological treatment', text: 'Oxygen for the bacteria: the largest load.' },
  },
  { name: 'Secondary clarifier', shape: 'clarifier' },
  {
    name: 'Filter',
    shape: 'filter',
    point: { name: 'Backwash', text: 'Air loosens the bed before water rinses it.' },
  },
  { name: 'River', shape: 'outlet' },
];

const meta = {
  title: 'Content/ProcessDiagram',
  component: ProcessDiagram,
  args: { stages: wastewater, source: 'Turbo blowers' },
} satisfies Meta<typeof ProcessDiagram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** Every shape, with and without air. */
export const Shapes: Story = {
  args: {
    stages: processShapes.map((shape, index) => ({
      name: shape,
      shape,
      point: index % 2 ? { name: 'Air' } : undefined,
    })),
  },
};

export const WithoutPoints: Story = {
  args: { stages: wastewater.map(({ point: _point, ...stage }) => stage) },
};

export const LongWords: Story = {
  args: {
    source: 'Turbogebläsestation',
    stages: [
      { name: 'Rechenanlage', text: 'Grobstoffrückhaltung', shape: 'screen' },
      {
        name: 'Belebungsbecken mit Nitrifikation',
        point: { name: 'Druckbelüftung', text: 'Sauerstoffversorgung der Mikroorganismen' },
      },
      { name: 'Nachklärung', shape: 'clarifier' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
