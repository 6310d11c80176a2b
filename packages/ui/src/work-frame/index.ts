export { WorkFrame, type WorkFrameItem, type WorkFrameProps } from './WorkFrame.tsx';
