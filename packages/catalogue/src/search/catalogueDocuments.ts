import {
  type DocumentKey,
  documentHref,
  documentKeys,
  documentsOnRequest,
} from '../documentsOnRequest.ts';
import { type FaultMessage, faultHref, faultMessages, faultTitle } from '../faultMessages.ts';
import { models } from '../models.ts';
import { hoursOf, officeHref, offices } from '../offices.ts';
import { countriesOf } from '../regions.ts';
import type { SearchDocument } from './document.ts';
import { faultNames } from './faults.ts';
import { modelDocument } from './readFigures.ts';

/** Names of documents on request that visitors search for, besides their own. */
const documentWords: Partial<Record<DocumentKey, readonly string[]>> = {
  drawing: [
    ...[
      'CAD',
      'CAD file',
      'DXF',
      'DWG',
      'STEP',
      'STP',
      'IGES',
      'SAT',
      'BIM',
      'Revit',
      'IFC',
      'SolidWorks',
    ],
    ...['3D', '2D', 'general arrangement', 'GA'],
  ],
  sound: ['noise', 'dB', 'decibel', 'sound pressure', 'sound power', 'sound limit'],
  ce: ['CE marking', 'declaration of incorporation', 'machinery directive'],
};

/** What the catalogue has for the search: models, fault messages, offices and documents on request. */
export const catalogueDocuments: readonly SearchDocument[] = [
  ...models.map(modelDocument),
  ...faultMessages.map(faultDocument),
  ...offices.map((office) => ({
    type: 'office' as const,
    title: `${office.city}, ${office.country}`,
    text: `Office for ${countriesOf(office).join(', ')}. ${office.address}. ${hoursOf(office)}. ${office.phone}, ${office.email}`,
    words: office.otherNames,
    href: officeHref(office),
  })),
  ...documentKeys.map((key) => ({
    type: 'page' as const,
    title: `Request: ${documentsOnRequest[key]}`,
    text: 'Sent by email on request. The link opens the form with this document filled in.',
    words: documentWords[key],
    // Pages that tell something come first.
    weight: 0.4,
    href: documentHref(key),
  })),
];

/** Document of a fault message. */
export function faultDocument(message: FaultMessage): SearchDocument {
  return {
    type: 'message',
    title: faultTitle(message),
    text: message.meaning,
    body: message.checks,
    words: faultNames,
    href: faultHref(message),
  };
}
