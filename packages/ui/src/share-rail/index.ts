export { copyText } from '../internal/copyText.ts';
export * from './ShareRail.tsx';
