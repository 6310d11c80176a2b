export * from './OfficeCard.tsx';
