import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/demo',
  title: 'Request a Demo',
  description:
    'See an oil-free turbo blower run at your duty point, on our test bed or by video, with an engineer to answer your questions.',
  group: 'Company',
  card: 'demo',
  contactForm: true,
});
