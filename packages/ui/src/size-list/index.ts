export type { ModelFrame, ModelSize } from '../internal/specification.ts';
export * from './SizeList.tsx';
