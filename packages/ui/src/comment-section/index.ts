export * from './CommentSection.tsx';
