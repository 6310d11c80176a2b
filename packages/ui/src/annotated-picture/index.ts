export * from './AnnotatedPicture.tsx';
