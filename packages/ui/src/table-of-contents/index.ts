export * from './TableOfContents.tsx';
