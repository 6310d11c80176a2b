/** What pages of this site may do that the server allows no page by default. */
import { ENQUIRY_LIMITS } from '@brand/service/contract';

export const permissions = {
  /** The street map, which loads only when a visitor requests it. */
  frames: ['https://www.openstreetmap.org'],
  /** Enquiries with files. The service limits them. */
  passesForm: (path: string) => path === '/contact' || path === '/demo',
  /** A reply to an enquiry carries files, and the post editor two pictures at once. */
  screenBytes: ENQUIRY_LIMITS.body,
};
