export * from './SubmitButton.tsx';
