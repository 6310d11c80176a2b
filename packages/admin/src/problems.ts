import { type Failed, inWords, personProblems } from '@brand/service/client';

export const problems = {
  'signed-out': 'Please sign in.',
  'wrong-credentials': 'The email address or the password is wrong.',
  'wrong-password': 'The password is wrong.',
  'code-needed': 'Please enter the code from your authenticator app.',
  'wrong-code': 'The code is wrong or was used before. Please enter the next one.',
  'rate-limited': 'Too many failed attempts. Please wait before you try again.',
  'cross-origin': 'This request did not come from a page of this site.',
  'invalid-link':
    'This link is no longer valid. An administrator can invite you again; for a new password, use the command create-admin.',
  'stale-post':
    'Somebody else has saved this post since you opened it. Your text is still here: copy what you need, then open the post again.',
  'post-deleted':
    'This post has been deleted since you opened it, so it was not saved. Your text is still here: copy what you need, then open the post again to restore it.',
  'stale-enquiry':
    'Somebody else has changed this enquiry since you opened it, so nothing was changed or sent. The page now shows their change, and what you typed is still here.',
  'category-exists':
    'Another category has this name. Confirm to merge the two, or choose another name.',
  'not-found': 'This no longer exists.',
  'has-account': 'An account with this address already exists.',
  'last-administrator':
    'This is the last administrator. Make somebody else an administrator first.',
  'picture-used': 'A post or an earlier version of a post shows this picture.',
  'picture-empty': 'The file of the picture is empty. Please choose another one.',
  'picture-too-large': 'Please choose a picture of up to 10 MB.',
  'picture-unreadable':
    'Please choose a PNG, JPG, WebP or still AVIF picture of up to 10 MB and 60 megapixels, and not longer than ten times its width or height.',
  invalid: 'This is not valid.',
  'too-short': 'Please choose a password of at least {detail} characters.',
  'too-many': 'At most {detail} of these.',
  'each-too-long': 'Each can have up to {detail} characters.',
  letterless: 'Each must contain a letter or a digit.',
  'same-as-email': 'Please choose a password that is not your email address.',
  'no-such-day': 'This day does not exist.',
};

const fields = {
  email: { ...personProblems.email, missing: 'Please enter the email address.' },
  subject: 'Please enter a subject.',
  slug: {
    invalid: 'Please use lower-case letters and digits, joined by hyphens.',
    taken: 'Another post has this address.',
    fixed: 'The address of a published post cannot be changed.',
  },
  image: { invalid: 'Please choose a stored picture.' },
  published_at: { invalid: 'Please enter a day and a time.' },
  assignee_id: { invalid: 'Please choose an account that handles enquiries.' },
};

export function problemOf(failed: Failed) {
  const unknown =
    failed.trouble === 'unreachable'
      ? 'The server cannot be reached.'
      : 'Something went wrong. Please try again.';
  const { message = unknown, ...result } = inWords(failed, { codes: problems, fields });
  return { ...result, message };
}

/** Why a request of the page failed, in one sentence. */
export function reasonOf(failed: Failed): string {
  const { message, fields } = problemOf(failed);
  return Object.values(fields)[0] ?? message;
}
