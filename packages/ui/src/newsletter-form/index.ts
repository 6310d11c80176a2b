export * from './NewsletterForm.tsx';
