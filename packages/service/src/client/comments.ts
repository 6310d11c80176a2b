import { Accepted } from '../contract/answers.ts';
import { type CommentInput, CommentList } from '../contract/comments.ts';
import type { Endpoint } from './call.ts';

export const listComments = { path: '/api/comments', answer: CommentList } satisfies Endpoint;

export const addComment: Endpoint<typeof Accepted, CommentInput> = {
  method: 'POST',
  path: '/api/comments',
  answer: Accepted,
};
