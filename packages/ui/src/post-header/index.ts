export { PostHeader, type PostHeaderLabels, type PostHeaderProps } from './PostHeader.tsx';
