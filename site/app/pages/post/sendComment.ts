import { addComment, call, inWords, type ServiceFetch, sameOrigin } from '@brand/service/client';
import { honeypot } from '../../shell/honeypot.ts';
import { comments as words } from './content.ts';

/** Sends a comment. Every failure of the service has a message for the visitor. */
export async function sendComment(
  form: FormData,
  service: ServiceFetch = sameOrigin,
  key?: string,
) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const body = {
    blog_id: Number(text('blog_id')),
    name: text('name'),
    email: text('email'),
    message: text('message'),
    website: text(honeypot.name),
    fill_ms: Number(text(honeypot.fillTime)) || undefined,
  };
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
