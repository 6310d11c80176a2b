import { call, readPost, type ServiceFetch } from '@brand/service/client';
import { data, redirect } from 'react-router-dom';
import { isUnknown } from '../../blog/post.ts';
import { sameFormKey } from '../../shell/sameFormKey.ts';
import { comments } from './content.ts';
import { sendComment } from './sendComment.ts';

/** Handles the form of a post, submitted without JavaScript. Null if there is no such post. */
export async function receiveComment(service: ServiceFetch, slug: string, form: FormData) {
  const post = await call(service, readPost, { query: { slug } });
  if (isUnknown(post)) return null;
  if (post.ok) form.set('blog_id', String(post.value.id));
  const result = await sendComment(form, service, sameFormKey(new Date()));
  if (result.ok) throw redirect(`/blog/${slug}?${comments.sent}#comments`, 303);
  const typed = ['name', 'email', 'message'].map((name) => [name, String(form.get(name) ?? '')]);
  const values: Record<string, string> = Object.fromEntries(typed);
  return data({ result, values }, { status: result.status });
}
