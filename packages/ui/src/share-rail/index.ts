export {
  type ShareLink,
  ShareRail,
  type ShareRailLabels,
  type ShareRailProps,
} from './ShareRail.tsx';
