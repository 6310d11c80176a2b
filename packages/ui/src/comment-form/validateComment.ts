import { fill } from '../internal/fill.ts';
import {
  type CommentErrorLabels,
  type CommentErrors,
  type CommentValues,
  commentLimits,
} from './comment.ts';

/** Deliberately lenient: the server has the last word on addresses. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a comment, by field; an empty object when nothing is. */
export function validateComment(
  { name, email, message }: CommentValues,
  {
    nameMissing = 'Please enter your name.',
    nameTooLong = 'Your name can have up to {max} characters.',
    emailMissing = 'Please enter your email address.',
    emailInvalid = 'Please enter a valid email address.',
    messageMissing = 'Please enter your comment.',
    messageTooLong = 'Your comment can have up to {max} characters.',
  }: CommentErrorLabels = {},
): CommentErrors {
  const errors: CommentErrors = {};
  if (!name.trim()) errors.name = nameMissing;
  else if (isLongerThan(commentLimits.name, name))
    errors.name = fill(nameTooLong, { max: commentLimits.name });

  if (!email.trim()) errors.email = emailMissing;
  else if (!emailPattern.test(email.trim()) || isLongerThan(commentLimits.email, email))
    errors.email = emailInvalid;

  if (!message.trim()) errors.message = messageMissing;
  else if (isLongerThan(commentLimits.message, message))
    errors.message = fill(messageTooLong, { max: commentLimits.message });
  return errors;
}

function isLongerThan(max: number, text: string): boolean {
  return text.trim().length > max;
}
