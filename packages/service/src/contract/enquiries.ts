import * as v from 'valibot';
import { Accepted } from './answers.ts';
import { requestField } from './enquiry-request.ts';
import { ENQUIRY_LIMITS, PARTNERSHIP_INTERESTS, SUPPORT_SEVERITIES } from './enquiry-words.ts';
import { cleanLine, cleanText, emailAddress, maybe, nameOfPerson, typed } from './text.ts';

const text = (empty: string) => typed(cleanText, empty, ENQUIRY_LIMITS.text);
const maybeText = maybe(cleanText, ENQUIRY_LIMITS.text);
const maybeLine = maybe(cleanLine, ENQUIRY_LIMITS.line);

/**
 * Fields of every form of the contact page. `purpose` and `plan` say why the visitor came, such as
 * `demo` or the name of a support plan; `source` is the path of the page with the form.
 */
const commonEnquiryFields = {
  name: nameOfPerson(ENQUIRY_LIMITS.name),
  email: emailAddress(ENQUIRY_LIMITS.email),
  phone: maybeLine,
  company: maybeLine,
  purpose: maybeLine,
  plan: maybeLine,
  source: maybeLine,
  request: requestField,
  // Browsers do not send an unchecked checkbox.
  consent: v.pipe(
    v.optional(v.string(), ''),
    v.picklist(
      ['on', 'true', 'yes', '1'],
      'Please agree to the Privacy Policy and Terms of Service.',
    ),
  ),
  website: v.optional(v.string(), ''),
  /** Milliseconds in digits, see {@link CommentFields}. */
  fill_ms: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{0,12}$/),
      v.transform((digits) => (digits ? Number(digits) : undefined)),
    ),
  ),
};

/** Text fields of `POST /api/enquiries` (multipart/form-data); files are sent as `files`. */
export const EnquiryFields = v.variant(
  'kind',
  [
    v.object({
      kind: v.literal('general'),
      ...commonEnquiryFields,
      interest: maybeLine,
      subject: typed(cleanLine, 'Please enter a subject.', ENQUIRY_LIMITS.line),
      message: text('Please enter your message.'),
    }),
    v.object({
      kind: v.literal('support'),
      ...commonEnquiryFields,
      product_model: maybeLine,
      serial_number: maybeLine,
      // Not sent if nothing was chosen.
      severity: v.optional(v.picklist(SUPPORT_SEVERITIES, 'Please choose how severe it is.')),
      /** Message code of the machine's controller, such as `E07`. */
      message_code: maybeLine,
      issue: text('Please describe your issue.'),
    }),
    v.object({
      kind: v.literal('partnership'),
      ...commonEnquiryFields,
      // Not sent if nothing was chosen.
      interest: v.pipe(
        v.optional(v.string(), ''),
        v.picklist(PARTNERSHIP_INTERESTS, 'Please choose your interest.'),
      ),
      experience: maybeText,
      region: maybeLine,
      message: maybeText,
    }),
  ],
  'Please choose what your message is about.',
);

/** Response to a stored enquiry. `reference` is its reference number, such as E-7K3M-9Q2X. */
export const EnquiryAccepted = v.object({ ...Accepted.entries, reference: v.string() });
export type EnquiryAccepted = v.InferOutput<typeof EnquiryAccepted>;
