export { VisibleVideo, type VisibleVideoProps, videoRatios } from './VisibleVideo.tsx';
