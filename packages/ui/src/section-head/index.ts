export * from './SectionHead.tsx';
