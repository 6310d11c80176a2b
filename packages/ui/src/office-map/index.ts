export type { ExternalMapFrame } from './ExternalMap.tsx';
export type { MapDrawing, OfficeMapItem } from './MapDrawing.tsx';
export * from './OfficeMap.tsx';
