export {
  CaseStudyCard,
  type CaseStudyCardLabels,
  type CaseStudyCardProps,
  caseStudyCardElements,
} from './CaseStudyCard.tsx';
