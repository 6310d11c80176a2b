export * from './FaqAccordion.tsx';
