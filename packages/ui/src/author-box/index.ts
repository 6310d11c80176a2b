export * from './AuthorBox.tsx';
