export type { Plural } from '../internal/words.ts';
export type { Labels, PartialLabels } from './Labels.ts';
export { LabelsProvider, type LabelsProviderProps } from './LabelsProvider.tsx';
export { surviveTranslation } from './surviveTranslation.ts';
