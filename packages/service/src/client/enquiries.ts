import { EnquiryAccepted, EnquiryReceipt } from '../contract/enquiries.ts';
import type { Endpoint } from './call.ts';

export const sendEnquiry: Endpoint<typeof EnquiryAccepted, FormData> = {
  method: 'POST',
  path: '/api/enquiries',
  answer: EnquiryAccepted,
};

/** With the `receipt` of an accepted enquiry as `token`. */
export const readReceipt = {
  path: '/api/enquiries/receipt',
  answer: EnquiryReceipt,
} satisfies Endpoint;
