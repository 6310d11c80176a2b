export {
  BackgroundVideo,
  type BackgroundVideoProps,
  type VideoSource,
} from './BackgroundVideo.tsx';
