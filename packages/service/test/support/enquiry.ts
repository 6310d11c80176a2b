import { enquiryFields } from '../../src/contract/enquiry-fields.ts';
import type { EnquiryKind } from '../../src/contract/enquiry-words.ts';

const texts: Record<string, string> = {
  subject: 'A question',
  message: 'How loud is it?',
  issue: 'It hums.\nLoudly.',
};

/** An enquiry of a kind with every field that its form requires. */
export function enquiryOf(
  kind: EnquiryKind,
  more: Record<string, string> = {},
): Record<string, string> {
  const required = enquiryFields.filter(({ forms }) => forms?.[kind] === 'required');
  const fields = required.map(({ name, choices }) => [
    name,
    texts[name] ?? choices?.[kind]?.[0] ?? 'Given',
  ]);
  const sender = { kind, name: 'Jin', email: 'jin@example.org', consent: 'on' };
  return { ...sender, ...Object.fromEntries(fields), ...more };
}
