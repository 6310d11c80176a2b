/**
 * Header that the server adds to a form whose files it has discarded: 401 if nobody is signed in, 413 if they are too
 * large, 503 if it is receiving too many others. The form then contains only the texts, so that the page can show them
 * again.
 */
export const refusedUpload = 'X-Refused-Upload';

/** The status with which a form's files were refused; undefined if they were not. */
export function refusedStatus(request: Request): 401 | 413 | 503 | undefined {
  const status = request.headers.get(refusedUpload);
  return ([401, 413, 503] as const).find((one) => String(one) === status);
}

/** Shown for 503. */
export const busy =
  'Other files are being received at the moment. Please choose yours again in a few seconds.';
