export {
  OfficeCard,
  type OfficeCardLabels,
  type OfficeCardProps,
  officeCardElements,
} from './OfficeCard.tsx';
