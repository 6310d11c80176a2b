/** Texts of the comments. */
export const comments = {
  /** Below the title of the form. */
  note: 'Comments are checked before they appear. Your email address is not published.',
  accepted: 'Your comment has been submitted and is awaiting moderation.',
  failed: 'Failed to submit comment',
  limited:
    'Too many comments from your network. Nothing you typed is lost: please try again in ten minutes.',
  noPost: 'Invalid blog reference',
  /** Query of a post that confirms a comment, after its form was submitted without JavaScript. */
  sent: 'comment=sent',
};
