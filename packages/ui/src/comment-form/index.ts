export * from './CommentForm.tsx';
