export * from './CommentList.tsx';
