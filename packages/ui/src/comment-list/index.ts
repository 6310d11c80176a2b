export { type Comment, CommentList, type CommentListProps } from './CommentList.tsx';
