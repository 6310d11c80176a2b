export * from './CallToAction.tsx';
