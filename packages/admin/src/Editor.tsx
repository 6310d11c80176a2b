import type { CategoryCount } from '@brand/service/contract';
import { ADMIN_LIMITS, type AdminPost } from '@brand/service/contract/admin';
import {
  Alert,
  type ArticleBlock,
  Button,
  Grid,
  Stack,
  SubmitButton,
  Text,
  TextArea,
  TextField,
  useHydrated,
} from '@brand/ui';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router-dom';
import type { Refused } from './api.ts';
import { CategoryPicker } from './CategoryPicker.tsx';
import { InsertPicture } from './InsertPicture.tsx';
import { isDirty } from './isDirty.ts';
import { MarkupToolbar, onToolKey } from './MarkupToolbar.tsx';
import { applyEdit, block, type PictureWords, pictureMarkup } from './markupEdits.ts';
import { PICTURE_HINT, PictureField } from './PictureField.tsx';
import { PostPreview } from './PostPreview.tsx';
import { PublicationTime } from './PublicationTime.tsx';
import { type PostValues, typedValues } from './post-form.ts';
import { reasonOf } from './problems.ts';
import { SignedOut, useBusy } from './Screen.tsx';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { type AutosaveResult, useAutosave } from './useAutosave.ts';

export const EDITOR_FORM = 'post';

interface EditorProps {
  /** The stored post; null for a new one. */
  post: AdminPost | null;
  /** Id of the autosaved version that the fields show, if any. */
  revision: number | null;
  values: PostValues;
  /** The text, parsed on the server. */
  article: readonly ArticleBlock[];
  categories: readonly CategoryCount[];
  /** Why the post could not be saved. */
  refused: Refused | undefined;
  answer: object | undefined;
}

/** The fields of a post, with a preview beside them. */
export function Editor({
  post,
  revision,
  values,
  article,
  categories,
  refused,
  answer,
}: EditorProps) {
  const busy = useBusy();
  const errors = refused?.fields ?? {};
  const form = useRef<HTMLFormElement>(null);
  const { stored, kept, blocker, onInput, onSubmit } = useAutosave(form, post, revision, answer);
  // Only for the preview: the fields are uncontrolled.
  const [title, setTitle] = useState(values.title);
  const [content, setContent] = useState(values.content);
  const text = useRef<HTMLTextAreaElement>(null);
  const scripted = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for text typed before hydration
  useEffect(() => {
    if (!form.current || !isDirty(form.current)) return;
    const typed = typedValues(new FormData(form.current));
    setTitle(typed.title);
    setContent(typed.content);
    onInput();
  }, []);
  const [image, setImage] = useState(values.image);
  useEffect(() => setImage(values.image), [values.image]);
  const [isChoosing, setChoosing] = useState(false);
  const insert = (words: PictureWords) => {
    if (text.current) applyEdit(text.current, block(pictureMarkup(words)));
  };
  const field = (name: keyof PostValues) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  const isOut = post !== null && post.state !== 'draft';
  return (
    <>
      <Form
        ref={form}
        id={EDITOR_FORM}
        method="post"
        encType="multipart/form-data"
        onInput={onInput}
        onSubmit={onSubmit}
      >
        {kept && 'trouble' in kept && (
          <UnsavedChangesDialog blocker={blocker}>
            They could not be saved. {reasonOf(kept)}
          </UnsavedChangesDialog>
        )}
        {/* To the router this is still /posts/new after an autosave, so that the screen is not remounted. */}
        <input type="hidden" name="id" value={stored?.id ?? ''} />
        <input type="hidden" name="version" value={values.version || (stored?.version ?? '')} />
        <input type="hidden" name="image" value={image} />
        <Grid columns="two">
          <Stack gap="l">
            <Save isOut={isOut} busy={busy} isStored={stored !== null} />
            <KeptNote kept={kept} isOut={isOut} />
            <TextField
              {...field('title')}
              label="Title"
              onChange={(event) => setTitle(event.currentTarget.value)}
              maxLength={ADMIN_LIMITS.line}
              required
            />
            <TextField
              {...field('slug')}
              label="Address"
              hint="The part after /blog/. If empty, it is made from the title. It cannot be changed while readers can see the post."
            />
            <TextArea
              {...field('excerpt')}
              label="Excerpt"
              hint="One or two sentences for listings."
              rows={3}
              maxLength={ADMIN_LIMITS.excerpt}
            />
            <TextArea
              {...field('content')}
              ref={text}
              label="Text"
              hint="## heading, **bold**, *italic*, [link](https://…), - list, 1. list, > quote, `code`"
              rows={20}
              tools={scripted && <MarkupToolbar area={text} onPicture={() => setChoosing(true)} />}
              onKeyDown={onToolKey}
              onChange={(event) => setContent(event.currentTarget.value)}
            />
            <PictureField
              name="cover"
              label="Cover picture"
              hint={
                image ? `Current file: ${image}. Choose another one to replace it.` : PICTURE_HINT
              }
              error={errors.picture ?? errors.image}
              onStored={(name) => {
                setImage(name);
                onInput();
              }}
            />
            <TextField {...field('image_caption')} label="Caption of the cover" />
            <CategoryPicker
              categories={categories}
              value={values.categories}
              error={errors.categories}
            />
            <TextField {...field('tags')} label="Tags" hint="Separated by commas." />
            <TextField {...field('author_name')} label="Author" />
            <TextField {...field('author_bio')} label="About the author" />
            <TextField {...field('meta_title')} label="Title for search engines" />
            <TextField {...field('meta_description')} label="Description for search engines" />
            <TextField {...field('meta_keywords')} label="Keywords" />
            <PublicationTime value={values.published_at} error={errors.published_at} />
            <Save isOut={isOut} busy={busy} isStored={stored !== null} />
          </Stack>
          <PostPreview title={title} content={content} image={image} article={article} />
        </Grid>
      </Form>
      {isChoosing && <InsertPicture onInsert={insert} onClose={() => setChoosing(false)} />}
    </>
  );
}

/** Enter submits with the first button, so the least disruptive one comes first. */
function Save({ isOut, busy, isStored }: { isOut: boolean; busy: boolean; isStored: boolean }) {
  const draft = (
    <Button type="submit" name="intent" value="draft" size="small" tone="quiet">
      {isOut ? 'Unpublish' : 'Save as draft'}
    </Button>
  );
  return (
    <Stack direction="inline" gap="s">
      {!isOut && draft}
      <SubmitButton
        name="intent"
        value="published"
        size="small"
        busy={busy}
        labels={{ submitting: 'Saving...' }}
      >
        {isOut ? 'Save' : 'Publish'}
      </SubmitButton>
      {isOut && draft}
      {isStored && (
        <Button type="submit" name="intent" value="preview" size="small" tone="ghost">
          Create a preview link
        </Button>
      )}
    </Stack>
  );
}

/** State of the autosave. Only failures are announced: everything else would interrupt. */
function KeptNote({ kept, isOut }: { kept: AutosaveResult; isOut: boolean }) {
  if (!kept) return null;
  if ('trouble' in kept) {
    return (
      <Alert tone="error" title="Your changes are not being saved" sticky>
        {kept.status === 401 ? <SignedOut /> : reasonOf(kept)}
      </Alert>
    );
  }
  const time = kept.at.toLocaleTimeString([], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <Text size="small" tone="muted">
      Autosaved at {time}. {isOut && 'Readers will see it once you save.'}
    </Text>
  );
}
