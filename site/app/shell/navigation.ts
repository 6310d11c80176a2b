import { catalogueArchive } from '@brand/catalogue/archive';
import * as claims from '@brand/catalogue/claims';
import { company, hotlineHref, serviceRequestHref } from '@brand/catalogue/company';
import { fronts } from '@brand/catalogue/modelPictures';
import {
  menuBearing,
  menuImpeller,
  menuStator,
  menuThrust,
  pmsmMotor,
  type StillMedia,
  touchScreen,
} from '@brand/media';
import type { FloatingAction, FooterColumn, NavigationItem } from '@brand/ui';
import { ChartNoAxesColumn, Download, Mail } from 'lucide';
import { cutOut, machinePicture, pictureOf } from './pictures.ts';

const inText = claims.inText;

const newBadge = { text: 'New', tone: 'new' } as const;
/** Pixels per metre of the pictures in the menu. */
const menuScale = 70;

/** A part of the shaft, at half of its pixels for dense screens. The name beside it says what it is. */
const partPicture = (still: StillMedia) => ({
  ...cutOut(still),
  alt: '',
  width: Math.round(still.width / 2),
  height: Math.round(still.height / 2),
});

const newSeries = '/products/new-series';

/** Label of the hotline in header and footer. */
export const hotline = {
  name: 'Hotline',
  question: 'Is a machine down?',
  text: `For machines that are down, ${inText(claims.availability)}`,
};

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
            text: `Large plants, ${inText(claims.seriesSavings.MAX)} energy savings`,
            image: machinePicture('MAX50', fronts.MAX50, menuScale),
          },
          {
            name: 'RMX Series',
            href: '/rmx-series',
            text: `Sized to the duty, ${inText(claims.seriesSavings.RMX)} energy savings`,
            image: machinePicture('RMX75-C040', fronts.RMX.large, menuScale),
          },
          {
            name: 'EMX Series',
            href: '/emx-series',
            text: `Top discharge, ${inText(claims.seriesSavings.EMX)} savings`,
            badge: { text: 'Popular', tone: 'popular' },
            image: machinePicture('EMX75-C040', fronts.EMX.large, menuScale),
          },
          {
            name: 'New Series',
            href: newSeries,
            text: 'Size 125 in all three series',
            badge: newBadge,
            image: machinePicture('MAX125', fronts.MAX125, menuScale),
          },
        ],
      },
      {
        name: 'Services',
        links: [
          {
            name: 'Services',
            href: '/services',
            text: 'Installation, training, plans',
          },
          {
            name: 'After Sales Support',
            href: '/after-sale-support',
            text: `Help ${inText(claims.availability)}, parts, contracts`,
            badge: { text: 'Hot', tone: 'other' },
          },
        ],
      },
      {
        name: 'Tools',
        links: [
          {
            name: 'Model Selector',
            href: '/products/selector',
            text: 'Models by flow and pressure',
          },
          {
            name: 'Compare Models',
            href: '/products/compare',
            text: 'Up to four side by side',
          },
          {
            name: 'Savings Calculator',
            href: '/products/savings',
            text: 'Energy, cost and CO₂',
          },
        ],
      },
    ],
    featured: {
      title: 'Size 125: new in every series',
      text: 'The largest flow of each series.',
      href: newSeries,
      image: { ...pictureOf(pmsmMotor.poster), alt: '' },
    },
  },
  {
    type: 'dropdown',
    name: 'About Us',
    href: '/about-us',
    section: ['/careers'],
    links: [
      {
        name: 'Vision',
        href: '/about-us#vision',
        text: 'Our mission and goals',
      },
      {
        name: 'Certifications',
        href: '/about-us#certifications',
        text: 'Approvals and patents',
      },
      {
        name: 'Milestones',
        href: '/about-us#milestones',
        text: `From ${claims.foundedIn} to today`,
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
            text: 'No oil, and no contact at speed',
            image: partPicture(menuBearing),
          },
          {
            name: 'PMSM Motor',
            href: '/technologies#pmsm-motor',
            text: `${claims.motorClass}, up to ${inText(claims.motorEfficiency)} efficient, no gearbox`,
            image: partPicture(menuStator),
          },
          {
            name: 'NSTB+ Bearing',
            href: '/technologies#nstb-plus',
            text: `Rated for ${inText(claims.nstbPlusCycles)} on/off cycles`,
            image: partPicture(menuThrust),
            badge: { text: 'Patent', tone: 'patent' },
          },
          {
            name: 'Impeller',
            href: '/technologies#impeller',
            text: `Aluminium, balanced to ${claims.balanceGrade}`,
            image: partPicture(menuImpeller),
          },
          {
            name: 'Control System',
            href: '/technologies#control-system',
            text: `A ${inText(claims.screen)} touch screen with ${claims.screenModes} modes`,
            image: { ...pictureOf(touchScreen.poster), alt: '', width: 208, height: 117 },
          },
        ],
      },
      {
        name: 'Applications',
        links: [
          {
            name: 'Industrial Manufacturing',
            href: '/applications#industrial-manufacturing',
            text: 'Conveying, drying, packaging',
          },
          {
            name: 'Commercial Buildings',
            href: '/applications#commercial-buildings',
            text: 'Cooling and process air',
          },
          {
            name: 'Environmental Solutions',
            href: '/applications#environmental-solutions',
            text: 'Aeration of wastewater',
          },
          {
            name: 'Energy Sector',
            href: '/applications#energy-sector',
            text: 'Air for power plants',
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
        text: 'Three sites and their savings',
      },
      {
        name: 'Technical Resources',
        href: '/blog',
        text: 'Articles by our engineers',
      },
      {
        name: 'Downloads',
        href: '/media/downloads',
        text: 'Catalogue and datasheets',
      },
    ],
  },
  { type: 'simple', name: 'Contact', href: '/contact', section: ['/demo'] },
  {
    type: 'dropdown',
    name: 'Support',
    href: '/support',
    section: ['/services', '/after-sale-support', '/troubleshooting', '/product-manuals', '/faqs'],
    links: [
      { name: company.hotline, href: hotlineHref, text: hotline.text },
      {
        name: 'Troubleshooting',
        href: '/troubleshooting',
        text: 'Messages on the screen explained',
      },
      {
        name: 'Service request',
        href: serviceRequestHref,
        text: 'In writing, with pictures',
      },
    ],
  },
];

/** Links of the footer, named after their targets. */
export const footerColumns: FooterColumn[] = [
  {
    name: 'Products',
    links: [
      { name: 'Turbo Blower', href: '/products/turbo-blower' },
      { name: 'Digital Solution', href: '/products/digital-solution' },
      { name: 'Parts & Consumables', href: '/products/accessories' },
    ],
  },
  {
    name: 'Technology',
    links: [
      { name: 'Bearing', href: '/technology/bearing' },
      { name: 'Impeller', href: '/technology/impeller' },
      { name: 'Motor', href: '/technology/air-end' },
      { name: 'Control', href: '/technology/control' },
    ],
  },
  {
    name: 'Resources',
    links: [
      { name: 'Case Studies', href: '/applications/case-studies' },
      { name: 'Technical Resources', href: '/resources/white-papers' },
      { name: 'Product Manuals', href: '/resources/technical-docs' },
      { name: 'Video Tutorials', href: '/resources/webinars' },
    ],
  },
  {
    name: 'Company',
    links: [
      { name: 'About Us', href: '/about' },
      { name: 'History', href: '/about/history' },
      { name: 'Careers', href: '/careers' },
      { name: 'Latest articles', href: '/news' },
    ],
  },
];

/** Actions of the floating menu. @param hasForm whether the page has its own contact form */
export function quickActions(hasForm: boolean): FloatingAction[] {
  return [
    { label: 'Downloads', icon: Download, href: catalogueArchive, newTab: true },
    { label: 'Case Studies', icon: ChartNoAxesColumn, href: '/case-studies' },
    { label: 'Contact Us', icon: Mail, href: hasForm ? '#contact-form' : '/contact' },
  ];
}
