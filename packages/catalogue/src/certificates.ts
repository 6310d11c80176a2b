import { inText, testAccuracy } from './claims.ts';

/** Standards that the company is audited against, and codes that it tests to. */
export const certificates = [
  {
    id: 'iso9001',
    category: 'Quality',
    title: 'ISO 9001:2015',
    text: 'Quality management from design to service.',
  },
  {
    id: 'iso14001',
    category: 'Environment',
    title: 'ISO 14001',
    text: 'Environmental management of production and supply.',
  },
  {
    id: 'asmePtc13',
    category: 'Performance test code',
    title: 'ASME PTC 13',
    text: `Wire-to-air performance of blowers, verified to ${inText(testAccuracy)}.`,
  },
  {
    id: 'iso5389',
    category: 'Additional certification',
    title: 'ISO 5389',
    text: 'Performance test code for turbo compressors.',
  },
  {
    id: 'ce',
    category: 'Additional certification',
    title: 'CE',
    text: 'The manufacturer’s EU declaration of conformity.',
  },
] as const;

/** Three of its patents. */
export const patents = [
  {
    id: 'patent-bearing',
    category: 'Patent',
    title: 'Air-foil bearing',
    text: 'The foil that carries the shaft.',
  },
  {
    id: 'patent-impeller',
    category: 'Patent',
    title: 'Impeller',
    text: 'The blade that draws the air.',
  },
  {
    id: 'patent-package',
    category: 'Patent',
    title: 'Plug-and-play package',
    text: 'The cabinet that guides the air.',
  },
] as const;
