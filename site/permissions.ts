/** What pages of this site may do that the server allows no page by default. */
import { ENQUIRY_LIMITS } from '@brand/service/contract';

export const permissions = {
  /** The street map, which loads only when a visitor requests it. */
  frames: ['https://www.openstreetmap.org'],
  /** Forms with files. The post editor of the administration may upload two pictures at once. */
  uploadBytes(path: string): number | undefined {
    if (/^\/admin(\/|$)/.test(path)) return 24 * 1024 * 1024;
    return path === '/contact' || path === '/demo' ? ENQUIRY_LIMITS.body : undefined;
  },
};
