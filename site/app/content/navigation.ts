import type { FloatingAction, FooterColumn, NavigationItem } from '@brand/ui';
import { ChartNoAxesColumn, Download, Mail } from 'lucide';
import { pictureOf } from '../shell/pictures.ts';
import { catalogueArchive } from './archive.ts';
import * as claims from './claims.ts';
import { max125Front } from './media.generated.ts';

const inText = claims.inText;

const newBadge = { text: 'New', tone: 'new' } as const;
const newSeries = '/products/new-series';

/** Entries of the header. */
export const navigation: NavigationItem[] = [
  { type: 'simple', name: 'Home', href: '/' },
  {
    type: 'mega',
    name: 'Products',
    href: '/products',
    section: ['/max-series', '/rmx-series', '/emx-series'],
    groups: [
      {
        name: 'Product Lines',
        links: [
          {
            name: 'MAX Series',
            href: '/max-series',
            description: `Large plants, ${inText(claims.seriesSavings.MAX)} energy savings`,
          },
          {
            name: 'RMX Series',
            href: '/rmx-series',
            description: `Sized to the duty, ${inText(claims.seriesSavings.RMX)} energy savings`,
          },
          {
            name: 'EMX Series',
            href: '/emx-series',
            description: `Least energy over the year, ${inText(claims.seriesSavings.EMX)} savings`,
            badge: { text: 'Popular', tone: 'popular' },
          },
          {
            name: 'New Series',
            href: newSeries,
            description: 'Size 125 in all three series',
            badge: newBadge,
          },
        ],
      },
      {
        name: 'Services',
        links: [
          {
            name: 'Services',
            href: '/services',
            description: 'Commissioning, installation, training, support plans',
          },
          {
            name: 'After Sales Support',
            href: '/after-sale-support',
            description: 'Help around the clock, maintenance, parts, contracts',
            badge: { text: 'Hot', tone: 'other' },
          },
        ],
      },
    ],
    featured: {
      title: 'Size 125: new in every series',
      description: 'The largest flow of each series, from one shaft.',
      href: newSeries,
      // Cut out: it stands on the panel's own ground.
      image: { ...pictureOf(max125Front), alt: '', color: undefined },
    },
  },
  {
    type: 'dropdown',
    name: 'About Us',
    href: '/about-us',
    links: [
      {
        name: 'Vision',
        href: '/about-us#vision',
        description: 'Our mission, and the goals we set ourselves',
      },
      {
        name: 'Certifications',
        href: '/about-us#certifications',
        description: 'Standards, approvals and patents',
      },
      {
        name: 'Milestones',
        href: '/about-us#milestones',
        description: `From ${claims.foundedIn} to today`,
      },
    ],
  },
  {
    type: 'mega',
    name: 'Technology',
    href: '/technology',
    section: ['/technologies', '/applications'],
    groups: [
      {
        name: 'Technologies',
        links: [
          {
            name: 'Air Bearing',
            href: '/technologies#air-bearing',
            description: 'The shaft floats on its own film of air',
          },
          {
            name: 'PMSM Motor',
            href: '/technologies#pmsm-motor',
            description: `${claims.motorClass}, up to ${inText(claims.motorEfficiency)} efficient, no gearbox`,
          },
          {
            name: 'NSTB+ Bearing',
            href: '/technologies#nstb-plus',
            description: `Made for ${inText(claims.nstbPlusCycles)} starts and stops`,
            badge: { text: 'Patent', tone: 'patent' },
          },
          {
            name: 'Impeller',
            href: '/technologies#impeller',
            description: `Milled from aluminium, balanced to ${claims.balanceGrade}`,
          },
          {
            name: 'Control System',
            href: '/technologies#control-system',
            description: `A ${inText(claims.screen)} touch screen with ${claims.screenModes} modes`,
          },
        ],
      },
      {
        name: 'Applications',
        links: [
          {
            name: 'Industrial Manufacturing',
            href: '/applications#industrial-manufacturing',
            description: 'Conveying, drying, packaging, process air',
          },
          {
            name: 'Commercial Buildings',
            href: '/applications#commercial-buildings',
            description: 'Heating, cooling and ventilation',
          },
          {
            name: 'Environmental Solutions',
            href: '/applications#environmental-solutions',
            description: 'Aeration of wastewater',
          },
          {
            name: 'Energy Sector',
            href: '/applications#energy-sector',
            description: 'Air for power plants',
          },
        ],
      },
    ],
  },
  {
    type: 'dropdown',
    name: 'Media',
    href: '/media',
    section: ['/case-studies', '/blog', '/bookmarks', '/newsletter', '/video-tutorials'],
    links: [
      {
        name: 'Case Studies',
        href: '/media/case-studies',
        description: 'Three plants, and what they saved',
      },
      {
        name: 'Technical Resources',
        href: '/blog',
        description: 'Articles by those who build the machines',
      },
      {
        name: 'Downloads',
        href: '/media/downloads',
        description: 'Catalogue and datasheets',
      },
    ],
  },
  { type: 'simple', name: 'Contact', href: '/contact', section: ['/demo'] },
];

/** Links of the footer. */
export const footerColumns: FooterColumn[] = [
  {
    heading: 'Products',
    links: [
      { name: 'Turbo Blower', href: '/products/turbo-blower' },
      { name: 'Digital Solution', href: '/products/digital-solution' },
      { name: 'Accessories', href: '/products/accessories' },
    ],
  },
  {
    heading: 'Technology',
    links: [
      { name: 'Bearing', href: '/technology/bearing' },
      { name: 'Impeller', href: '/technology/impeller' },
      { name: 'Air End', href: '/technology/air-end' },
      { name: 'Control', href: '/technology/control' },
    ],
  },
  {
    heading: 'Resources',
    links: [
      { name: 'Case Studies', href: '/applications/case-studies' },
      { name: 'White Papers', href: '/resources/white-papers' },
      { name: 'Technical Docs', href: '/resources/technical-docs' },
      { name: 'Webinars', href: '/resources/webinars' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { name: 'About Us', href: '/about' },
      { name: 'History', href: '/about/history' },
      { name: 'Careers', href: '/careers' },
      { name: 'News', href: '/news' },
    ],
  },
];

/**
 * What is within reach on every page.
 *
 * @param hasForm the page has a contact form of its own
 */
export function quickActions(hasForm: boolean): FloatingAction[] {
  return [
    { label: 'Downloads', icon: Download, href: catalogueArchive, newTab: true },
    { label: 'Case Studies', icon: ChartNoAxesColumn, href: '/case-studies' },
    { label: 'Contact Us', icon: Mail, href: hasForm ? '#contact-form' : '/contact' },
  ];
}
