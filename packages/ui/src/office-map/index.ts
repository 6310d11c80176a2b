export type { ExternalMapFrame } from './ExternalMap.tsx';
export type { MapDrawing } from './MapDrawing.tsx';
export {
  OfficeMap,
  type OfficeMapLabels,
  type OfficeMapPlace,
  type OfficeMapProps,
} from './OfficeMap.tsx';
