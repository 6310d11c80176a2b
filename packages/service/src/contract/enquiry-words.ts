/** Kinds of enquiry: the three forms of the contact page. */
export const ENQUIRY_KINDS = ['general', 'support', 'partnership'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Interests that a partner can choose. */
export const PARTNERSHIP_INTERESTS = ['distributor', 'reseller', 'oem', 'technology'] as const;

/** Where a fact of a request comes from, if the visitor did not state it. */
export const FACT_BASES = ['assumed', 'calculated'] as const;

/** Severities of support enquiries, most severe first. */
export const SUPPORT_SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;

/** Maximum lengths in UTF-16 units; `file`, `field` and `body` in bytes; `files` is a count. */
export const ENQUIRY_LIMITS = {
  name: 80,
  email: 254,
  line: 200,
  text: 5000,
  files: 5,
  file: 10 * 1024 * 1024,
  field: 64 * 1024,
  body: 52 * 1024 * 1024,
} as const;

/** Accepted types of attached files, detected from their content. */
export const ENQUIRY_FILE_TYPES = ['image/png', 'image/jpeg', 'application/pdf'] as const;

/** The same for a file field, with extensions for systems that do not know a type. */
export const ENQUIRY_FILE_ACCEPT = [
  ...['.png', '.jpg', '.jpeg', '.jfif', '.pdf'],
  ...ENQUIRY_FILE_TYPES,
].join();
