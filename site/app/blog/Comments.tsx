import type { Comment } from '@brand/service/contract';
import {
  CommentForm,
  CommentList,
  type CommentResult,
  CommentSection,
  type CommentSubmission,
  type CommentValues,
  Stack,
} from '@brand/ui';
import { useRevalidator } from 'react-router-dom';
import { browserBlog } from './context.ts';

/** What the server answered to a form that was sent without JavaScript. */
export interface SentComment {
  result: CommentResult;
  values: CommentValues;
}

interface CommentsProps {
  postId: number;
  /** Address of the post, which takes the form without JavaScript. */
  action: string;
  comments: readonly Comment[];
  sent: SentComment | undefined;
}

/** Comments of a post and the form for another. */
export function Comments({ postId, action, comments, sent }: CommentsProps) {
  const { revalidate } = useRevalidator();
  const submit = async ({ fillMs, ...values }: CommentSubmission): Promise<CommentResult> => {
    const result = await browserBlog.addComment({ blog_id: postId, ...values, fill_ms: fillMs });
    if (result.ok) void revalidate();
    return result;
  };
  return (
    <CommentSection count={comments.length} defaultOpen={sent !== undefined} id="comments">
      <Stack gap="xxl">
        <CommentList
          comments={comments.map(({ created_at, ...comment }) => ({
            ...comment,
            date: created_at,
          }))}
        />
        <CommentForm
          action={`${action}#comments`}
          hiddenFields={{ blog_id: String(postId) }}
          onSubmit={submit}
          initialResult={sent?.result}
          initialValues={sent?.values}
        />
      </Stack>
    </CommentSection>
  );
}

/** Takes the form that a browser without JavaScript sends. */
export async function receiveComment(
  send: (comment: CommentValues & { blog_id: number; website: string }) => Promise<CommentResult>,
  form: FormData,
): Promise<SentComment> {
  const text = (name: string) => String(form.get(name) ?? '');
  const values = { name: text('name'), email: text('email'), message: text('message') };
  const result = await send({
    ...values,
    blog_id: Number(text('blog_id')),
    website: text('website'),
  });
  return { result, values };
}
