/** What the visitor writes. */
export interface CommentValues {
  name: string;
  email: string;
  message: string;
}

/** What the form hands over. */
export interface CommentSubmission extends CommentValues {
  /** Content of a field that people do not see: a robot filled it. */
  website: string;
  /** Time between showing and sending the form, in ms. */
  fillMs: number;
}

/** A message for each wrong field. */
export type CommentErrors = Partial<Record<keyof CommentValues, string>>;

/** What became of a comment. */
export type CommentResult =
  | { ok: true; message: string }
  | { ok: false; message: string; fields?: CommentErrors };

/** Longest accepted values, in UTF-16 units. */
export const commentLimits = { name: 80, email: 254, message: 5000 } as const;

/** What the form says of a wrong field. `{max}` is its limit. */
export interface CommentErrorLabels {
  /** @default 'Please enter your name.' */
  nameMissing?: string;
  /** @default 'Your name can have up to {max} characters.' */
  nameTooLong?: string;
  /** @default 'Please enter your email address.' */
  emailMissing?: string;
  /** @default 'Please enter a valid email address.' */
  emailInvalid?: string;
  /** @default 'Please enter your comment.' */
  messageMissing?: string;
  /** @default 'Your comment can have up to {max} characters.' */
  messageTooLong?: string;
}
