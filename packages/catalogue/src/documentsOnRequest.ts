import type { Model } from './models.ts';
import { writeModels } from './selection/comparison.ts';

/** Documents sent on request. Their keys fill in a form: `/contact?document=iso9001#contact-form`. */
export const documentsOnRequest = {
  iso9001: 'Certificate ISO 9001:2015',
  iso14001: 'Certificate ISO 14001',
  asmePtc13: 'Test record to ASME PTC 13',
  iso5389: 'Test record to ISO 5389',
  ce: 'CE declaration of conformity',
  'patent-bearing': 'Patent of the air-foil bearing',
  'patent-impeller': 'Patent of the impeller',
  'patent-package': 'Patent of the plug-and-play package',
  drawing: 'Drawing or 3D model',
  supply: 'Figures for another voltage or frequency',
  sound: 'Sound data with distance and standard',
  manual: 'Manual by serial number',
  'installation-data': 'Installation data of a MAX order',
  'application-guide': 'Application guide',
  'technical-details': 'Technical details',
} as const;

export type DocumentKey = keyof typeof documentsOnRequest;

export const documentKeys = Object.keys(documentsOnRequest) as DocumentKey[];

export function documentOf(key: string | null): DocumentKey | undefined {
  return Object.hasOwn(documentsOnRequest, key ?? '') ? (key as DocumentKey) : undefined;
}

/** Link to the form that asks for a document, also for certain models. */
export function documentHref(
  key: DocumentKey,
  models: readonly Pick<Model, 'code'>[] = [],
): string {
  const tab = key === 'manual' ? 'tab=support&' : '';
  const chosen = models.length > 0 ? `models=${writeModels(models)}&` : '';
  return `/contact?${tab}${chosen}document=${key}#contact-form`;
}
