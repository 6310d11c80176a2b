export * from './TagList.tsx';
