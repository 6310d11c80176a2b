export {
  Picture,
  type PictureImage,
  type PictureProps,
  type PictureSource,
  pictureFallbacks,
  pictureRatios,
} from './Picture.tsx';
