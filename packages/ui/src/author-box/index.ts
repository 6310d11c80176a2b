export { AuthorBox, type AuthorBoxProps } from './AuthorBox.tsx';
