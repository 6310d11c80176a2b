import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProcessDiagram, type ProcessStage, processShapes } from './index.ts';

const wastewater: readonly ProcessStage[] = [
  { title: 'Screening', shape: 'screen' },
  {
    title: 'Equalization',
    shape: 'basin',
    point: { title: 'Mixing', text: 'Air keeps the inflow moving and fresh.' },
  },
  {
    title: 'Grit chamber',
    shape: 'grit',
    point: { title: 'Grit removal', text: 'A roll of air keeps organic matter afloat.' },
  },
  { title: 'Primary clarifier', shape: 'clarifier', sideLine: 'out' },
  {
    title: 'Aeration basin',
    shape: 'basin',
    point: { title: 'Biological treatment', text: 'Oxygen for the bacteria: the largest load.' },
  },
  { title: 'Secondary clarifier', shape: 'clarifier', sideLine: 'out' },
  { title: 'River', shape: 'outlet' },
  {
    title: 'Sludge tank',
    text: 'Takes the sludge of both clarifiers.',
    sideLine: 'in',
    point: { title: 'Stabilization', text: 'Air keeps the sludge fresh in an open tank.' },
  },
];

const meta = {
  title: 'Figures/ProcessDiagram',
  tags: ['0.2.0'],
  component: ProcessDiagram,
  args: { items: wastewater, source: 'Turbo blowers' },
} satisfies Meta<typeof ProcessDiagram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** Every shape, with and without air. */
export const Shapes: Story = {
  args: {
    items: processShapes.map((shape, index) =>
      shape === 'digester'
        ? { title: shape, shape }
        : { title: shape, shape, point: index % 2 ? { title: 'Air' } : undefined },
    ),
  },
};

export const WithoutPoints: Story = {
  args: { items: wastewater.map((stage) => ({ ...stage, point: undefined })) },
};

export const LongWords: Story = {
  args: {
    source: 'Turbogebläsestation',
    items: [
      { title: 'Rechenanlage', text: 'Grobstoffrückhaltung', shape: 'screen' },
      {
        title: 'Belebungsbecken mit Nitrifikation',
        point: { title: 'Druckbelüftung', text: 'Sauerstoffversorgung der Mikroorganismen' },
      },
      { title: 'Nachklärung', shape: 'clarifier' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
