export { OutlineDrawing, type OutlineDrawingProps } from './OutlineDrawing.tsx';
export {
  type PictureLength,
  PictureLengths,
  type PictureLengthsProps,
  type PicturePoint,
} from './PictureLengths.tsx';
export {
  type OutlineLength,
  type OutlineLines,
  type OutlinePoint,
  type OutlineView,
  outlineDrawingSizes,
} from './views.ts';
