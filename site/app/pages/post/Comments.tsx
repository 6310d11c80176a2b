import { company } from '@brand/catalogue/company';
import {
  addComment,
  call,
  inWords,
  readPost,
  type ServiceFetch,
  sameOrigin,
} from '@brand/service/client';
import { COMMENT_LIMITS, type Comment, type CommentInput } from '@brand/service/contract';
import { CommentForm, CommentList, CommentSection, type Sending, Stack } from '@brand/ui';
import { data, redirect, useRevalidator } from 'react-router-dom';
import { isUnknown } from '../../blog/post.ts';
import { honeypot } from '../../shell/honeypot.ts';
import { sameFormKey } from '../../shell/sameFormKey.ts';

/** Result of a submission without JavaScript. */
interface SentComment {
  result: Awaited<ReturnType<typeof sendComment>>;
  values: Readonly<Record<'name' | 'email' | 'message', string>>;
}

const words = {
  /** Below the title of the form. */
  note: 'Comments are checked before they appear. Your email address is not published.',
  accepted: 'Your comment has been submitted and is awaiting moderation.',
  failed: 'Failed to submit comment',
  limited:
    'Too many comments from your network. Nothing you typed is lost: please try again in ten minutes.',
  noPost: 'Invalid blog reference',
};

interface CommentsProps {
  postId: number;
  /** Path of the post, which handles the form without JavaScript. */
  action: string;
  comments: readonly Comment[];
  /** Query of the address. */
  search: string;
  /** A submission without JavaScript that was refused. */
  refused: SentComment | undefined;
}

/** Comments of a post, and the form to add one. */
export function Comments({ postId, action, comments, search, refused }: CommentsProps) {
  const isSent = new URLSearchParams(search).toString() === sentComment;
  const { revalidate } = useRevalidator();
  const submit = async (form: FormData, { key }: Sending) => {
    const result = await sendComment(sameOrigin, commentOf(form), key);
    if (result.ok) void revalidate();
    return result;
  };
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
          action={`${action}#comments`}
          hiddenFields={{ blog_id: String(postId) }}
          honeypot={honeypot}
          maxLengths={COMMENT_LIMITS}
          onSubmit={submit}
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

/** Handles the form of a post, submitted without JavaScript. Null if there is no such post. */
export async function receiveComment(service: ServiceFetch, slug: string, form: FormData) {
  const post = await call(service, readPost, { query: { slug } });
  if (isUnknown(post)) return null;
  const comment = { ...commentOf(form), ...(post.ok && { blog_id: post.value.id }) };
  const { name, email, message } = comment;
  const result = await sendComment(service, comment, sameFormKey(new Date()));
  if (result.ok) throw redirect(`/blog/${slug}?${sentComment}#comments`, 303);
  const sent: SentComment = { result, values: { name, email, message } };
  return data(sent, { status: result.status });
}

/** Query of a post that confirms a comment, after its form was submitted without JavaScript. */
const sentComment = 'comment=sent';

/** Converts the values of the form to the input of the service. */
function commentOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    blog_id: Number(text('blog_id')),
    name: text('name'),
    email: text('email'),
    message: text('message'),
    website: text(honeypot.name),
    fill_ms: Number(text(honeypot.fillTime)) || undefined,
  } satisfies CommentInput;
}

/** Sends a comment. */
async function sendComment(service: ServiceFetch, body: CommentInput, key?: string) {
  if (!body.blog_id) return { ok: false as const, status: 400, message: words.noPost, fields: {} };
  const sent = await call(service, addComment, { body, key });
  if (!sent.ok) {
    const failed = sent.trouble === 'unreachable' ? undefined : words.failed;
    const { message = failed, ...result } = inWords(sent, {
      codes: { 'rate-limited': words.limited },
    });
    return { ...result, message };
  }
  const { code, message } = sent.value;
  return { ok: true as const, message: code ? words.accepted : message };
}
