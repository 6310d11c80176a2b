import { AdminPost, RevisionList, Saved } from '@brand/service/contract/admin';
import { Alert, ButtonLink, Heading, Link, RecordList, Stack, Text } from '@brand/ui';
import { data, redirect } from 'react-router-dom';
import * as v from 'valibot';
import type { Route } from './+types/post.ts';
import { AdminApi, textOf } from './api.ts';
import { Editor } from './Editor.tsx';
import { storePicture } from './pictures.ts';
import { emptyPost, postBody, typedValues, valuesOf } from './post-form.ts';
import { Problem, Screen } from './Screen.tsx';
import { screenMeta, timeOf } from './words.ts';

export const meta = () => screenMeta('Post');

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  const { searchParams } = new URL(args.request.url);
  const { parseArticle } = await import('../blog/markup.ts');
  if (!id) {
    return { post: null, values: emptyPost, revisions: [], article: [], shown: null, saved: false };
  }
  const api = new AdminApi(args);
  const chosen = searchParams.get('revision');
  const [post, { revisions }] = await Promise.all([
    api.get(AdminPost, chosen ? `posts/${id}/revisions/${chosen}` : `posts/${id}`),
    api.get(RevisionList, `posts/${id}/revisions`),
  ]);
  const article = parseArticle(post.content);
  const shown = revisions.find((revision) => String(revision.id) === chosen) ?? null;
  const saved = searchParams.has('saved');
  return { post, values: valuesOf(post), revisions, article, shown, saved };
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params;
  const api = new AdminApi(args);
  const form = await args.request.formData();
  const values = typedValues(form);
  const cover = form.get('cover');
  if (cover instanceof File && cover.size > 0) {
    const stored = await storePicture(api, cover);
    if ('refused' in stored) return refuse(stored.refused, values);
    values.image = stored.name;
  }
  const body = postBody(values, textOf(form, 'status'));
  const outcome = id
    ? await api.send('PUT', `posts/${id}`, body)
    : await api.send('POST', 'posts', body);
  if (!outcome.ok) return refuse(outcome, values);
  // A new address: the fields show what is stored now.
  throw redirect(`/admin/posts/${v.parse(Saved, outcome.body).id}?saved`);
}

type Refusal = Extract<Awaited<ReturnType<AdminApi['send']>>, { ok: false }>;

function refuse(refused: Refusal, values: typeof emptyPost) {
  const message =
    refused.status === 401
      ? 'You are signed out. Sign in again in another tab, then save here: your text is kept.'
      : refused.message;
  return data({ refused: { ...refused, message }, values }, { status: refused.status });
}

function savedAs({ state, published_at }: AdminPost): string {
  if (state === 'draft') return 'Saved as a draft: only administrators see it.';
  if (state === 'published') return 'Saved. Readers see it now.';
  return `Saved. It appears by itself on ${timeOf(published_at ?? '')}.`;
}

export default function Post({ loaderData, actionData }: Route.ComponentProps) {
  const { post, values, revisions, article, shown, saved } = loaderData;
  const { refused } = actionData ?? {};
  return (
    <Screen
      title={post ? 'Edit a post' : 'Write a post'}
      lead={<Link href="/admin/posts">All posts</Link>}
      actions={
        post?.state === 'published' && (
          <ButtonLink href={`/blog/${post.slug}`} size="small" tone="quiet">
            View on the site
          </ButtonLink>
        )
      }
    >
      <Problem refused={refused} />
      {saved && post && !refused && <Alert tone="success">{savedAs(post)}</Alert>}
      {shown && (
        <Alert title={`The version of ${timeOf(shown.saved_at)}`}>
          <Text>
            Save it to make it the present one, or{' '}
            <Link href={`/admin/posts/${post?.id}`}>go back to the present one</Link>.
          </Text>
        </Alert>
      )}
      <Editor
        key={`${post?.id}:${shown?.id}:${post?.version}`}
        post={post}
        values={actionData?.values ?? values}
        article={article}
        errors={refused?.fields ?? {}}
      />
      {revisions.length > 0 && (
        <Stack gap="m">
          <Heading level={2} size="h3">
            Earlier versions
          </Heading>
          <RecordList.Root aria-label="Earlier versions">
            {revisions.map(({ id, title, saved_at, saved_by }) => (
              <RecordList.Item key={id}>
                <RecordList.Main>
                  <RecordList.Title>
                    <Link href={`/admin/posts/${post?.id}?revision=${id}`}>{timeOf(saved_at)}</Link>
                  </RecordList.Title>
                  <RecordList.Meta>
                    {title}, {saved_by ? `by ${saved_by}` : 'by import'}
                  </RecordList.Meta>
                </RecordList.Main>
              </RecordList.Item>
            ))}
          </RecordList.Root>
        </Stack>
      )}
    </Screen>
  );
}
