export { OutlineDrawing, type OutlineDrawingProps } from './OutlineDrawing.tsx';
export {
  type OutlineLength,
  type OutlineLines,
  type OutlinePoint,
  type OutlineView,
  outlineDrawingSizes,
} from './views.ts';
