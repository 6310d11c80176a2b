import { type Refusal, refusals, refusedUpload } from '@brand/delivery/agreement';

/** The status with which a form's files were refused; undefined if they were not. */
export function refusedStatus(request: Request): Refusal | undefined {
  const status = request.headers.get(refusedUpload);
  return refusals.find((one) => String(one) === status);
}

/** Shown for 503. */
export const busy =
  'Other files are being received at the moment. Please choose yours again in a few seconds.';
