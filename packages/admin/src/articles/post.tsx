import type { CallOptions, Endpoint } from '@brand/service/client';
import {
  addPicture,
  addPost,
  addPreview,
  autosavePost,
  deletePost,
  endPreviews,
  listCategories,
  listRevisions,
  readPost,
  readRevision,
  session,
  updatePost,
} from '@brand/service/client/admin';
import type { AdminPost } from '@brand/service/contract/admin';
import {
  Alert,
  Badge,
  Button,
  ButtonLink,
  ErrorSummary,
  Heading,
  Link,
  RecordList,
  Stack,
  Text,
} from '@brand/ui';
import { data, Form, redirect } from 'react-router-dom';
import type * as v from 'valibot';
import { AdminApi, intentOf, type Refused, textOf } from '../shared/api.ts';
import { keepScreenOnError } from '../shared/keepScreenOnError.ts';
import { NewLink } from '../shared/NewLink.tsx';
import { problems } from '../shared/problems.ts';
import { busy, refusedStatus } from '../shared/refusedUpload.ts';
import { Problem, Screen, Success, useTime } from '../shared/Screen.tsx';
import { useOutcome } from '../shared/useOutcome.ts';
import {
  labelOf,
  postFields,
  postNames,
  postTones,
  screenMeta,
  secondsOf,
} from '../shared/words.ts';
import type { Route } from './+types/post.ts';
import { DeletedNotice } from './DeletedNotice.tsx';
import { EDITOR_FORM, Editor, fieldId } from './Editor.tsx';
import { ENLARGED } from './PictureField.tsx';
import {
  autosaveBody,
  emptyPost,
  type PostValues,
  postBody,
  typedValues,
  valuesOf,
} from './post-form.ts';
import { VersionChanges } from './VersionChanges.tsx';
import { versionDiff } from './versionDiff.ts';

/** Values of the buttons: the status with which to save the post, or another action. */
const INTENTS = ['draft', 'published', 'confirmed', 'preview', 'end previews', 'delete'] as const;

export const meta = () => screenMeta('Post');

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  const { searchParams } = new URL(args.request.url);
  const { parseArticle } = await import('@brand/service/markup');
  const api = new AdminApi(args);
  const categories = await api.get(listCategories);
  const nothing = {
    revisions: [],
    article: [],
    chosen: null,
    shown: null,
    unsaved: null,
    saved: null,
    changes: null,
  };
  if (!id) {
    const { administrator } = await api.get(session);
    const values = { ...emptyPost, author_name: administrator.name };
    return { post: null, values, categories, ...nothing };
  }
  const [saved, { revisions }] = await Promise.all([
    api.get(readPost(id)),
    api.get(listRevisions(id)),
  ]);
  const [latest] = revisions;
  const unsaved = latest?.autosaved && latest.saved_at > saved.updated_at ? latest : null;
  const chosen = searchParams.get('revision');
  // A draft opens with its unsaved changes. Other posts open as readers see them.
  const shown =
    chosen === null && saved.state === 'draft'
      ? unsaved
      : (revisions.find((revision) => String(revision.id) === chosen) ?? null);
  const version = shown ? await api.get(readRevision(id, shown.id)) : saved;
  // Unsaved changes to a draft are continued. Restoring a version never changes when and where readers find the post.
  const isContinued = shown === unsaved && saved.state === 'draft';
  const { slug, published_at } = isContinued ? version : saved;
  const post = { ...version, slug, published_at };
  const article = parseArticle(post.content);
  return {
    post,
    values: valuesOf(post),
    changes: shown && {
      differs: shown.differs,
      text: versionDiff(saved.content, version.content) ?? null,
    },
    categories,
    revisions,
    article,
    chosen,
    shown,
    unsaved,
    saved: searchParams.get('saved'),
  };
}

export async function action(args: Route.ActionArgs) {
  const api = new AdminApi(args);
  // Without JavaScript a 302 to the sign-in would lose the form.
  const change = <Answer extends v.GenericSchema>(
    endpoint: Endpoint<Answer>,
    options?: CallOptions,
  ) => api.change(endpoint, options, 307);
  const form = await args.request.formData();
  const id = textOf(form, 'id');
  const values = typedValues(form);
  const intent = intentOf(form, INTENTS);
  if (intent === 'delete') {
    const gone = await change(deletePost(id));
    if (!gone.ok) return refuse(gone, values);
    throw redirect(`/admin/posts?gone=${id}`);
  }
  const status = refusedStatus(args.request);
  if (status && status !== 401) {
    const message = status === 413 ? problems['picture-too-large'] : busy;
    return refuse({ ok: false, status, message, fields: { picture: message } }, values);
  }
  let enlarged = false;
  const cover = form.get('cover');
  // Browsers send a file without a name for a field without a file.
  if (cover instanceof File && cover.name !== '') {
    const stored = await change(addPicture, { query: { name: cover.name }, body: cover });
    if (!stored.ok) return refuse(stored, values);
    values.image = stored.value.name;
    enlarged = stored.value.enlarged;
  }
  if (intent === 'preview') {
    const typed = await change(autosavePost(id), { body: autosaveBody(values) });
    if (!typed.ok) return refuse(typed, values);
    const link = await change(addPreview(id));
    if (!link.ok) return refuse(link, values);
    return { preview: link.value, values };
  }
  if (intent === 'end previews') {
    const ended = await change(endPreviews(id));
    return ended.ok ? { ended: true, values } : refuse(ended, values);
  }
  const expected = textOf(form, 'expected') || undefined;
  const body =
    intent === 'published'
      ? { ...postBody(values, 'published'), expected }
      : postBody(values, intent === 'confirmed' ? 'published' : intent);
  const outcome = id ? await change(updatePost(id), { body }) : await change(addPost, { body });
  if (!outcome.ok) return refuse(outcome, values);
  // The redirect reloads the fields from the stored post.
  throw redirect(`/admin/posts/${outcome.value.id}?saved${enlarged ? '=enlarged' : ''}`);
}

export const clientAction = keepScreenOnError;

function refuse(refused: Refused, values: PostValues) {
  return data({ refused, values }, { status: refused.status });
}

/** Shows why a post was not saved, and what to do: correct fields, confirm, or compare with the other version. */
function PostProblem({ refused, id }: { refused: Refused | undefined; id: number | undefined }) {
  const errors = postFields.flatMap((name) => {
    const message = refused?.fields[name];
    // An upload is refused as `picture`, a stored picture as `image`.
    const control = fieldId(name === 'image' ? 'picture' : name);
    return message ? [{ fieldId: control, message: `${labelOf(name)}: ${message}` }] : [];
  });
  if (refused && errors.length > 0) {
    return <ErrorSummary key={JSON.stringify(refused)} title={refused.message} errors={errors} />;
  }
  const isUnconfirmed = refused?.code?.startsWith('becomes-');
  return (
    <Problem refused={refused}>
      {isUnconfirmed && (
        <Stack direction="inline">
          <Button
            type="submit"
            form={EDITOR_FORM}
            name="intent"
            value="confirmed"
            size="small"
            tone="quiet"
          >
            {refused?.code === 'becomes-published'
              ? 'Publish now'
              : 'Take it off the site until then'}
          </Button>
        </Stack>
      )}
      {refused?.code?.startsWith('stale-post') && (
        <Text>
          <Link href={`/admin/posts/${id}?revision=saved`} newTab>
            Open the saved version
          </Link>
        </Text>
      )}
    </Problem>
  );
}

/** Adds the seconds to a formatted time. */
const withSeconds = (time: string, iso: string) =>
  time.replace(/\d\d:\d\d/, (minute) => minute + secondsOf(iso));

function savedAs({ state, published_at }: AdminPost, time: (iso: string) => string): string {
  if (state === 'draft') return 'Saved as a draft: readers do not see it.';
  if (state === 'published') return 'Saved. Readers see it now.';
  return `Saved. It will appear on ${time(published_at ?? '')}.`;
}

export default function Post({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = useOutcome(sent);
  const { post, values, categories, revisions, article, chosen, shown, unsaved, saved, changes } =
    loaderData;
  const time = useTime();
  const { refused, preview, ended, ...answered } = {
    refused: undefined,
    preview: undefined,
    ended: false,
    values: undefined,
    ...actionData,
  };
  // For a new post the loader has no data, so only the action knows about previews.
  const previewUntil = ended ? null : (preview?.expires_at ?? post?.preview_until);
  return (
    <Screen
      title={post ? 'Edit a post' : 'Write a post'}
      lead={
        <>
          <Link href="/admin/posts">All posts</Link>{' '}
          {post && !post.deleted_at && (
            <Badge tone={postTones[post.state]}>{postNames[post.state]}</Badge>
          )}
        </>
      }
      actions={
        post?.state === 'published' &&
        !post.deleted_at && (
          <ButtonLink href={`/blog/${post.slug}`} size="small" tone="quiet">
            View on the site
          </ButtonLink>
        )
      }
    >
      <PostProblem refused={refused} id={post?.id} />
      {post?.deleted_at && <DeletedNotice id={post.id} />}
      {preview && (
        <NewLink
          title="The preview link is ready"
          path={`/preview/${preview.token}`}
          name="Open the preview"
        >
          Anyone with this link can see your latest text, until you publish it or until{' '}
          {time(preview.expires_at)}.
        </NewLink>
      )}
      {ended && <Success>The preview links no longer work.</Success>}
      {saved !== null && post && !post.deleted_at && !unsaved && !actionData && (
        <Success>
          {savedAs(post, time)} {saved === 'enlarged' && ENLARGED}
        </Success>
      )}
      {unsaved && !shown && !actionData && (
        <Alert title="There are unsaved changes">
          <Text>
            {unsaved.saved_by} last typed at {time(unsaved.saved_at)}.{' '}
            <Link href={`/admin/posts/${post?.id}?revision=${unsaved.id}`}>
              Continue with these changes
            </Link>
          </Text>
        </Alert>
      )}
      {shown && (
        <Alert
          title={`${shown.id === unsaved?.id ? 'Unsaved changes from' : 'Version from'} ${withSeconds(time(shown.saved_at), shown.saved_at)}`}
        >
          <Text>
            Save it to replace the current version, which {post?.updated_by ?? 'the import'} saved
            on {time(post?.updated_at ?? '')}, or{' '}
            <Link href={`/admin/posts/${post?.id}?revision=saved`}>go back to the current one</Link>
            . {shown.id !== unsaved?.id && 'Address, state and publication time stay as they are.'}
          </Text>
          {changes && <VersionChanges {...changes} />}
        </Alert>
      )}
      <Editor
        key={`${post?.id}:${chosen}:${post?.version}`}
        post={post}
        revision={shown?.autosaved ? shown.id : null}
        values={answered.values ?? values}
        article={article}
        categories={categories}
        refused={refused}
        answer={actionData}
      />
      {previewUntil && (
        <Stack gap="s">
          <Text size="small" tone="muted">
            Anyone with a preview link can see your latest text until {time(previewUntil)}.
          </Text>
          <Stack direction="inline">
            {/* Submits the editor's form, so that its values are kept without JavaScript. */}
            <Button
              type="submit"
              form={EDITOR_FORM}
              name="intent"
              value="end previews"
              size="small"
              tone="quiet"
            >
              End preview links
            </Button>
          </Stack>
        </Stack>
      )}
      {post && !post.deleted_at && (
        <Form method="post">
          <input type="hidden" name="id" value={post.id} />
          <Button type="submit" name="intent" value="delete" size="small" tone="quiet">
            Delete this post
          </Button>
        </Form>
      )}
      {revisions.length > 0 && (
        <Stack gap="m">
          <Heading level={2} size="h3">
            Other versions
          </Heading>
          <RecordList.Root aria-label="Other versions">
            {revisions.map(({ id, title, saved_at, saved_by, autosaved, differs }) => (
              <RecordList.Item key={id}>
                <RecordList.Main>
                  <RecordList.Title>
                    <Link href={`/admin/posts/${post?.id}?revision=${id}`}>
                      {withSeconds(time(saved_at), saved_at)}
                    </Link>
                  </RecordList.Title>
                  <RecordList.Meta>
                    {title}, {saved_by ? `by ${saved_by}` : 'by the import'}.{' '}
                    {differs.length > 0
                      ? `Differs in: ${differs.map(labelOf).join(', ')}`
                      : 'Same content as now'}
                  </RecordList.Meta>
                </RecordList.Main>
                {autosaved && (
                  <RecordList.Side>
                    <Badge tone="other">Not saved</Badge>
                  </RecordList.Side>
                )}
              </RecordList.Item>
            ))}
          </RecordList.Root>
        </Stack>
      )}
    </Screen>
  );
}
