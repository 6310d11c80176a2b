import type { Feature } from '@brand/ui';

/** The four self-service pages. */
export const helpLinks = [
  {
    title: 'Product Manuals',
    text: 'Weights and upkeep for every series, site conditions for RMX and EMX, an installation manual for MAX.',
    link: { name: 'Open manuals', href: '/product-manuals' },
  },
  {
    title: 'Troubleshooting',
    text: 'From the message on the screen to what to check first.',
    link: { name: 'Find the cause', href: '/troubleshooting' },
  },
  {
    title: 'FAQs',
    text: 'Answers on selection, service and parts.',
    link: { name: 'Read answers', href: '/faqs' },
  },
  {
    title: 'Video Tutorials',
    text: 'Films of bearing, motor, impeller and control, in motion.',
    link: { name: 'Watch', href: '/video-tutorials' },
  },
] as const satisfies readonly Feature[];
