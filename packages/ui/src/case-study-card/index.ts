export * from './CaseStudyCard.tsx';
