export {
  OutlineDrawing,
  type OutlineDrawingProps,
  type OutlineLength,
  type OutlineLines,
  type OutlinePoint,
  type OutlineView,
  outlineDrawingSizes,
} from './OutlineDrawing.tsx';
