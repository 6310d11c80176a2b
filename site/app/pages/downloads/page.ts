import { definePage } from '../../shell/page.ts';
import { page as media } from '../media/page.ts';

export const page = definePage({
  path: '/media/downloads',
  title: 'Downloads',
  searchTitle: 'Turbo blower datasheets, manuals and data',
  description:
    'Datasheets for MAX, RMX and EMX, the product catalogue and the service brochure, as PDF or in one archive, and the figures of all models as data.',
  group: 'Resources',
  card: 'downloads',
  parents: [media],
  hero: false,
});
