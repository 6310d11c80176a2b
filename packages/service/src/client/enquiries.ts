import { EnquiryAccepted } from '../contract/enquiries.ts';
import type { Endpoint } from './call.ts';

export const sendEnquiry: Endpoint<typeof EnquiryAccepted, FormData> = {
  method: 'POST',
  path: '/api/enquiries',
  answer: EnquiryAccepted,
};
