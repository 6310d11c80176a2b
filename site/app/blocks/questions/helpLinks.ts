import type { Feature } from '@brand/ui';
import { BookOpen, CirclePlay, MessageCircleQuestion, Wrench } from 'lucide';

/** The four self-service pages. */
export const helpLinks = [
  {
    icon: BookOpen,
    title: 'Product Manuals',
    text: 'Weights and upkeep for every series, site conditions for RMX and EMX, a planning manual for MAX.',
    link: { name: 'Open manuals', href: '/product-manuals' },
  },
  {
    icon: Wrench,
    title: 'Troubleshooting',
    text: 'From the message on the screen to what to check first.',
    link: { name: 'Find the cause', href: '/troubleshooting' },
  },
  {
    icon: MessageCircleQuestion,
    title: 'FAQs',
    text: 'Answers on selection, service and parts.',
    link: { name: 'Read answers', href: '/faqs' },
  },
  {
    icon: CirclePlay,
    title: 'Video Tutorials',
    text: 'Bearing, motor, impeller and control, in motion.',
    link: { name: 'Watch', href: '/video-tutorials' },
  },
] as const satisfies readonly Feature[];
