import { company } from '@brand/catalogue/company';
import { COMMENT_LIMITS, type Comment } from '@brand/service/contract';
import { CommentForm, CommentList, CommentSection, type FormProps, Stack } from '@brand/ui';
import { useRevalidator } from 'react-router-dom';
import { deliveredForm } from '../../shell/deliveredForm.ts';
import { comments as words } from './content.ts';

interface CommentsProps {
  postId: number;
  /** Path of the post, which handles the form without JavaScript. */
  action: string;
  comments: readonly Comment[];
  /** Query of the address. */
  search: string;
  /** A submission without JavaScript that was refused. */
  refused: { result: FormProps['defaultResult']; values: FormProps['defaultValues'] } | undefined;
}

/** Comments of a post, and the form to add one. */
export function Comments({ postId, action, comments, search, refused }: CommentsProps) {
  const isSent = new URLSearchParams(search).toString() === words.sent;
  const { revalidate } = useRevalidator();
  const delivery = deliveredForm(
    () => import('./sendComment.ts'),
    async ({ sendComment }, form, { key }) => {
      const result = await sendComment(form, undefined, key);
      if (result.ok) void revalidate();
      return result;
    },
  );
  return (
    <CommentSection
      count={comments.length}
      defaultOpen={isSent || refused !== undefined}
      id="comments"
    >
      <Stack gap="xxl">
        <CommentList
          items={comments.map(({ created_at, answer, ...comment }) => ({
            ...comment,
            date: created_at,
            answer: answer && {
              name: company.name,
              message: answer.message,
              date: answer.created_at,
            },
          }))}
        />
        <CommentForm
          {...delivery}
          action={`${action}#comments`}
          hiddenFields={{ blog_id: String(postId) }}
          maxLengths={COMMENT_LIMITS}
          defaultResult={
            isSent && !refused ? { ok: true, message: words.accepted } : refused?.result
          }
          defaultValues={refused?.values}
          labels={{ note: words.note }}
        />
      </Stack>
    </CommentSection>
  );
}
