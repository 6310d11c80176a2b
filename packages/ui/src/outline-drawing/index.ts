export {
  OutlineDrawing,
  type OutlineDrawingProps,
  type OutlineLength,
  type OutlineView,
} from './OutlineDrawing.tsx';
