export * from './MoreFields.tsx';
