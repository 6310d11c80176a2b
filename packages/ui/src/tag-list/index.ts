export { type Tag, TagList, type TagListProps } from './TagList.tsx';
