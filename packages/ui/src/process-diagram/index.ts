export {
  ProcessDiagram,
  type ProcessDiagramProps,
  type ProcessPoint,
  type ProcessStage,
} from './ProcessDiagram.tsx';
export { type ProcessShape, processShapes } from './StageDrawing.tsx';
