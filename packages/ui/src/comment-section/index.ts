export {
  CommentSection,
  type CommentSectionLabels,
  type CommentSectionProps,
} from './CommentSection.tsx';
