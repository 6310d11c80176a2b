import * as v from 'valibot';
import { Accepted } from './answers.ts';
import { enquiryFields } from './enquiry-fields.ts';
import { requestField } from './enquiry-request.ts';
import {
  ENQUIRY_KINDS,
  ENQUIRY_LIMITS,
  type EnquiryKind,
  SUPPORT_SEVERITIES,
} from './enquiry-words.ts';
import { cleanLine, cleanText, emailAddress, maybe, typed } from './text.ts';

/** Entries of every form that are no fields of its table. */
const common = {
  name: typed(cleanLine, ENQUIRY_LIMITS.name),
  email: emailAddress(ENQUIRY_LIMITS.email),
  request: requestField,
  // Browsers do not send an unchecked checkbox.
  consent: v.pipe(v.optional(v.string(), ''), v.picklist(['on', 'true', 'yes', '1'], 'missing')),
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

function formOf(kind: EnquiryKind) {
  const own = enquiryFields.flatMap(({ name, length, forms, choices }) => {
    const use = forms ? forms[kind] : 'optional';
    if (!use) return [];
    const clean = length === 'line' ? cleanLine : cleanText;
    const limit = ENQUIRY_LIMITS[length];
    const text = use === 'required' ? typed(clean, limit) : maybe(clean, limit);
    const values = choices?.[kind];
    // Browsers do not send a group of radio buttons without a choice.
    const choice = values && (use === 'required' ? values : ['', ...values]);
    return [[name, choice ? chosen(choice) : text] as const];
  });
  return v.object({ kind: v.literal(kind), ...common, ...Object.fromEntries(own) });
}

const chosen = (values: readonly string[]) =>
  v.pipe(v.optional(v.string(), ''), v.picklist(values, notChosen));

const notChosen = ({ input }: v.BaseIssue<unknown>) => (input ? 'invalid' : 'missing');

/** Text fields of `POST /api/enquiries` (multipart/form-data); files are sent as `files`. */
export const EnquiryFields = v.variant('kind', ENQUIRY_KINDS.map(formOf), notChosen);

/** Response to a stored enquiry. `reference` is its reference number, such as E-7K3M-9Q2X. */
export const EnquiryAccepted = v.object({
  ...Accepted.entries,
  /** `held`: it looks like spam and is checked first, so no time is promised. Files are not kept with it. */
  code: v.picklist(['accepted', 'held', 'held-without-files']),
  reference: v.string(),
  /** Names of the files that arrived. */
  files: v.array(v.string()),
  /** Token with which `GET /api/enquiries/receipt` shows this response again. */
  receipt: v.string(),
});
/** `GET /api/enquiries/receipt`. */
export const ReceiptQuery = v.object({ token: v.optional(v.string(), '') });
/** The response to a stored enquiry, as long as it exists. */
export const EnquiryReceipt = v.object({
  ...v.pick(EnquiryAccepted, ['code', 'reference', 'files']).entries,
  /** Of a support enquiry; it decides when the answer comes. */
  severity: v.nullable(v.picklist(SUPPORT_SEVERITIES)),
});
export type EnquiryReceipt = v.InferOutput<typeof EnquiryReceipt>;
export type EnquiryAccepted = v.InferOutput<typeof EnquiryAccepted>;
