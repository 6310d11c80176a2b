import { type Failed, inWords, personProblems } from '@brand/service/client';

export const problems = {
  'signed-out': 'Please sign in.',
  'wrong-credentials': 'The email address or the password is wrong.',
  'wrong-password': 'The password is wrong.',
  'code-needed': 'Please enter the code from your authenticator app.',
  'wrong-code': 'The code is wrong or was used before. Please enter the next one.',
  'rate-limited': 'Too many attempts. Please wait a few minutes, then try again.',
  'cross-origin':
    'This request did not come from a page of this site. Reload the page and try again.',
  'invalid-link':
    'This link is no longer valid. An administrator can invite you again; for a new password, ask the operator of this site for a new link.',
  'stale-post':
    'Somebody else has saved this post since you opened it. Your text is still here: copy what you need, then open the post again.',
  'stale-post-own':
    'You have saved this post in another tab or window since you opened it here. Your text is still here: compare the two, and copy what you need into the saved version.',
  'becomes-published':
    'Without a time in the future, the post appears on the site as soon as it is saved. Nothing has been saved yet.',
  'becomes-scheduled':
    'The publication time lies in the future, so readers will not see the post until then. Nothing has been saved yet.',
  'post-deleted':
    'This post has been deleted since you opened it, so it was not saved. Your text is still here: copy what you need, then open the post again to restore it.',
  'stale-comment':
    'Somebody else has decided on this comment or answered it since you opened it. The page now shows it, and what you typed is still here.',
  'stale-enquiry':
    'Somebody else has changed this enquiry since you opened it, so nothing was changed or sent. The page now shows their change, and what you typed is still here.',
  'issue-sent': 'This article has been sent before. It can be sent only once.',
  'nobody-confirmed':
    'Nobody has confirmed a subscription yet. The article can be sent once somebody has.',
  'category-exists':
    'Another category has this name. Confirm to merge the two, or choose another name.',
  'not-found': 'This no longer exists. Go back to the list, and reload it.',
  'has-account': 'An account with this address already exists. Please enter another address.',
  'last-administrator':
    'This is the last administrator. Make somebody else an administrator first.',
  'picture-used':
    'A post or an earlier version of a post shows this picture. Remove it there first, then delete it.',
  'file-type': '{detail}: Only PNG, JPG and PDF files can be attached.',
  'file-empty': '{detail}: This file is empty. Please choose another one.',
  'file-size': '{detail}: Each file can have up to 10 MB. Please choose a smaller one.',
  'file-count': 'Up to 5 files can be attached. Please remove the others.',
  'too-large': 'Each file can have up to 10 MB. Please choose up to 5 smaller ones.',
  'picture-empty': 'The file of the picture is empty. Please choose another one.',
  'picture-too-large': 'Please choose a picture of up to 10 MB.',
  'picture-unreadable':
    'Please choose a PNG, JPG, WebP or still AVIF picture of up to 10 MB and 60 megapixels, and not longer than ten times its width or height.',
  invalid: 'Please correct this.',
  'too-short': 'Please choose a password of at least {detail} characters.',
  'too-many': 'Please give at most {detail}.',
  'each-too-long': 'Each can have up to {detail} characters.',
  letterless: 'Each needs a letter or a digit.',
  guessable:
    'Please choose a password that is harder to guess. This one is common, a pattern, or made of your name or address.',
  'codes-on': 'One-time codes are on already. Turn them off first.',
  'no-such-day': 'This day does not exist. Please correct the date.',
};

const fields = {
  email: { ...personProblems.email, missing: 'Please enter the email address.' },
  subject: 'Please enter a subject.',
  slug: {
    invalid: 'Please use lower-case letters and digits, joined by hyphens.',
    taken: 'Another post has this address. Please choose another one.',
    fixed: 'The address of a published post cannot be changed.',
  },
  image: { invalid: 'Please choose a stored picture.' },
  published_at: { invalid: 'Please enter a day and a time.' },
  assignee_id: { invalid: 'Please choose an account that handles enquiries.' },
};

export function problemOf(failed: Failed) {
  const unknown =
    failed.trouble === 'unreachable'
      ? 'No connection: please try again.'
      : 'Something went wrong. Nothing you typed is lost: please try again.';
  const { message = unknown, ...result } = inWords(failed, { codes: problems, fields });
  return { ...result, code: failed.code, message };
}

/** Why a request of the page failed, in one sentence. */
export function reasonOf(failed: Failed): string {
  const { message, fields } = problemOf(failed);
  return Object.values(fields)[0] ?? message;
}
