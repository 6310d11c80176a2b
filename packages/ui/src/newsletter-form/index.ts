export {
  NewsletterForm,
  type NewsletterFormLabels,
  type NewsletterFormProps,
  type NewsletterResult,
  type NewsletterSubmission,
} from './NewsletterForm.tsx';
