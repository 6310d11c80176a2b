import type { Meta, StoryObj } from '@storybook/react-vite';
import { FaqAccordion } from './index.ts';

const meta = {
  title: 'Disclosure/FaqAccordion',
  tags: ['0.1.0'],
  component: FaqAccordion,
  argTypes: { items: { control: false } },
  args: {
    items: [
      {
        id: 'selection',
        question: 'How do I choose the right model?',
        answer: 'By flow and pressure at your duty point: every model covers a rectangle of both.',
      },
      {
        id: 'durability',
        question: 'How many starts does a bearing survive?',
        answer: '100,000 on/off cycles, and 150,000 with NSTB+.',
      },
      {
        id: 'installation',
        question: 'How long does installation take?',
        answer: '1-2 days for a single unit, and 3-5 days for larger systems.',
      },
      {
        id: 'integration',
        question: 'Which protocols can the controller be integrated by?',
        answer: (
          <>
            Modbus TCP/IP, Profibus and Ethernet/IP. <a href="#control-system">Control system</a>
          </>
        ),
      },
    ],
  },
} satisfies Meta<typeof FaqAccordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: ['selection'], headingLevel: 2 } };

/** Messages with their codes in a column. */
export const Codes: Story = {
  args: {
    items: [
      { id: 'e01', code: 'E01', question: 'Emergency stop', answer: 'Release the button.' },
      { id: 'e07', code: 'E07', question: 'Surge', answer: 'Open the discharge valve.' },
    ],
  },
};

export const OneOpen: Story = {
  args: { defaultValue: ['selection'] },
};

export const Narrow: Story = {
  args: { defaultValue: ['integration'] },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = {
  args: { defaultValue: ['selection'] },
  globals: { ground: 'dark' },
};
