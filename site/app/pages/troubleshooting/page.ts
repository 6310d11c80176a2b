import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/troubleshooting',
  title: 'Troubleshooting',
  searchTitle: 'Turbo blower troubleshooting: messages E01–E16',
  description:
    'Messages of the controller, E01 to E16, and what to check first when a turbo blower will not start, stops, runs hot, surges or delivers too little air.',
  group: 'Services',
  card: 'support',
  hero: false,
});
