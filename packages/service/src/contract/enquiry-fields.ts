import {
  type ENQUIRY_LIMITS,
  type EnquiryKind,
  PARTNERSHIP_INTERESTS,
  SUPPORT_SEVERITIES,
} from './enquiry-words.ts';

interface EnquiryField {
  /** One line or several; {@link ENQUIRY_LIMITS} has the maximum of each. */
  length: keyof Pick<typeof ENQUIRY_LIMITS, 'line' | 'text'>;
  /** The forms that ask for it. @default optional in every form */
  forms?: Partial<Record<EnquiryKind, 'optional' | 'required'>>;
  /** The only values that a form accepts. @default any */
  choices?: Partial<Record<EnquiryKind, readonly string[]>>;
}

const fields: Record<string, EnquiryField> = {
  phone: { length: 'line' },
  company: { length: 'line' },
  subject: { length: 'line', forms: { general: 'required' } },
  message: { length: 'text', forms: { general: 'required', partnership: 'optional' } },
  issue: { length: 'text', forms: { support: 'required' } },
  interest: {
    length: 'line',
    forms: { general: 'optional', partnership: 'required' },
    choices: { partnership: PARTNERSHIP_INTERESTS },
  },
  product_model: { length: 'line', forms: { support: 'optional' } },
  serial_number: { length: 'line', forms: { support: 'optional' } },
  severity: {
    length: 'line',
    forms: { support: 'optional' },
    choices: { support: SUPPORT_SEVERITIES },
  },
  message_code: { length: 'line', forms: { support: 'optional' } },
  experience: { length: 'text', forms: { partnership: 'optional' } },
  region: { length: 'line', forms: { partnership: 'optional' } },
  purpose: { length: 'line' },
  plan: { length: 'line' },
  source: { length: 'line' },
};

/**
 * Fields of the contact forms besides name and email, in the order of the export: validation, storage, mails, search,
 * export and administration follow from this table. `purpose` and `plan` say why the visitor came, such as `demo` or
 * the name of a support plan; `source` is the path of the page with the form, `message_code` what the machine's
 * controller shows, such as `E07`.
 */
export const enquiryFields = Object.entries(fields).map(([name, field]) => ({ name, ...field }));
