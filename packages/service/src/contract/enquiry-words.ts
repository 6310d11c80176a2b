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

/** Texts about enquiries for visitors. */
export const ENQUIRY_TEXTS = {
  accepted: 'Thank you. Your message has been received.',
  /** For suspected spam, which is listed separately; the text promises no reply time. */
  held: 'Your message has been received. Because it looks unusual, we will check it first.',
  failed: 'Your message could not be sent. Nothing you typed is lost: please try again.',
  invalidFields: 'Please correct the marked fields.',
  fileType: 'Only PNG, JPG and PDF files can be attached.',
  fileEmpty: 'This file is empty.',
  fileSize: 'Each file can have up to 10 MB.',
  fileCount: 'Up to 5 files can be attached.',
  limited: 'Too many messages from your network. Please try again later.',
} as const;
