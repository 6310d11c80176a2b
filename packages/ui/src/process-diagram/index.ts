export * from './ProcessDiagram.tsx';
export { type ProcessShape, processShapes } from './StageDrawing.tsx';
