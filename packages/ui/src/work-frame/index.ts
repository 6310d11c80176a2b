export * from './WorkFrame.tsx';
