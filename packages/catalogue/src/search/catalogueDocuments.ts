import { faultHref, faultMessages, faultTitle } from '../faultMessages.ts';
import { models } from '../models.ts';
import { hoursOf, officeHref, offices } from '../offices.ts';
import { countriesOf } from '../regions.ts';
import type { SearchDocument } from './document.ts';
import { modelDocument } from './readFigures.ts';

/** What the catalogue has for the search: models, fault messages and offices. */
export const catalogueDocuments: readonly SearchDocument[] = [
  ...models.map(modelDocument),
  ...faultMessages.map((message) => ({
    type: 'message' as const,
    title: faultTitle(message),
    text: [message.meaning, ...message.checks].join(' '),
    href: faultHref(message),
  })),
  ...offices.map((office) => ({
    type: 'office' as const,
    title: `${office.city}, ${office.country}`,
    text: `Office for ${countriesOf(office).join(', ') || office.country}. ${office.address}. ${hoursOf(office)}. ${office.phone}, ${office.email}`,
    href: officeHref(office),
  })),
];
