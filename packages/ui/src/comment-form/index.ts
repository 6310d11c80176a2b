export { CommentForm, type CommentFormLabels, type CommentFormProps } from './CommentForm.tsx';
export {
  type CommentErrorLabels,
  type CommentErrors,
  type CommentResult,
  type CommentSubmission,
  type CommentValues,
  commentLimits,
} from './comment.ts';
