import type { CategoryCount } from '@brand/service/contract';
import type { AdminPost } from '@brand/service/contract/admin';
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
import type { Refused } from '../shared/api.ts';
import { isDirty } from '../shared/isDirty.ts';
import { reasonOf } from '../shared/problems.ts';
import { SignedOut, useBusy } from '../shared/Screen.tsx';
import { UnsavedChangesDialog } from '../shared/UnsavedChangesDialog.tsx';
import { labelOf } from '../shared/words.ts';
import { CategoryPicker } from './CategoryPicker.tsx';
import { InsertPicture } from './InsertPicture.tsx';
import { MarkupToolbar, onToolKey } from './MarkupToolbar.tsx';
import { applyEdit, block, type PictureWords, pictureMarkup } from './markupEdits.ts';
import { PICTURE_HINTS, PictureField } from './PictureField.tsx';
import { PostPreview } from './PostPreview.tsx';
import { PublicationTime } from './PublicationTime.tsx';
import { type PostValues, typedValues } from './post-form.ts';
import { type AutosaveResult, useAutosave } from './useAutosave.ts';
import { usePaste } from './usePaste.ts';

export const EDITOR_FORM = 'post';

/** Id of the control of a field, to which the error summary links. */
export const fieldId = (name: string) => `post-${name}`;

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
  /** The dialog for pictures, with the pasted or dropped file, if any. */
  const [choosing, setChoosing] = useState<{ file: File | undefined }>();
  const caret = useRef<[start: number, end: number]>(undefined);
  const choose = (file?: File) => {
    if (!text.current) return;
    caret.current = [text.current.selectionStart, text.current.selectionEnd];
    setChoosing({ file });
  };
  const closeChoice = (picture?: PictureWords) => {
    if (!text.current || !caret.current) return;
    // Chrome has moved it to the start, if the closing dialog has returned the focus to the text.
    text.current.setSelectionRange(...caret.current);
    caret.current = undefined;
    setChoosing(undefined);
    if (picture) applyEdit(text.current, block(pictureMarkup(picture)));
  };
  const [lost, setLost] = useState<readonly string[]>([]);
  const paste = usePaste({ onPicture: choose, onLost: setLost });
  const [isAhead, setAhead] = useState(false);
  const onTimeChange = (utc: string) =>
    setAhead(new Date(`${utc.replace(' ', 'T')}Z`) > new Date());
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes come from the field
  useEffect(() => onTimeChange(values.published_at), []);
  const field = (name: keyof PostValues) => ({
    id: fieldId(name),
    name,
    label: labelOf(name),
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
        <input type="hidden" name="expected" value={isOut ? post.state : ''} />
        <Grid columns="two">
          <Stack gap="l">
            <Save isOut={isOut} isAhead={isAhead} busy={busy} isStored={stored !== null} />
            <KeptNote kept={kept} isOut={isOut} />
            <TextField
              {...field('title')}
              onChange={(event) => setTitle(event.currentTarget.value)}
              required
            />
            <TextField
              {...field('slug')}
              hint="The part after /blog/. If empty, it is made from the title. It cannot be changed while readers can see the post."
            />
            <TextArea {...field('excerpt')} hint="One or two sentences for listings." rows={3} />
            <Stack gap="none">
              <TextArea
                {...field('content')}
                ref={text}
                hint="## heading, **bold**, *italic*, [link](https://…), - list, 1. list, > quote, `code`"
                rows={20}
                tools={scripted && <MarkupToolbar area={text} onPicture={choose} />}
                onKeyDown={onToolKey}
                {...paste}
                onChange={(event) => setContent(event.currentTarget.value)}
              />
              <Text role="status" size="small" tone="muted">
                {lost.length > 0 &&
                  `Pasted without what articles cannot show: ${lost.join(', ')}.${lost.includes('pictures') ? ' Insert each picture with the tool.' : ''}`}
              </Text>
            </Stack>
            <PictureField
              id={fieldId('picture')}
              name="cover"
              shape="cover"
              label={labelOf('picture')}
              hint={
                image
                  ? `Current file: ${image}. Choose another one to replace it.`
                  : PICTURE_HINTS.cover
              }
              error={errors.picture ?? errors.image}
              onStored={(name) => {
                setImage(name);
                onInput();
              }}
            />
            <TextField {...field('image_caption')} />
            <CategoryPicker
              categories={categories}
              value={values.categories}
              id={fieldId('categories')}
              error={errors.categories}
            />
            <TextField {...field('tags')} hint="Separated by commas." />
            <TextField {...field('author_name')} />
            <TextField {...field('author_bio')} />
            <TextField {...field('meta_title')} />
            <TextField {...field('meta_description')} />
            <TextField {...field('meta_keywords')} />
            <PublicationTime
              id={fieldId('published_at')}
              value={values.published_at}
              error={errors.published_at}
              onValueChange={onTimeChange}
            />
            <Save isOut={isOut} isAhead={isAhead} busy={busy} isStored={stored !== null} />
          </Stack>
          <PostPreview title={title} content={content} image={image} article={article} />
        </Grid>
      </Form>
      {choosing && <InsertPicture {...choosing} onClose={closeChoice} />}
    </>
  );
}

interface SaveProps {
  isOut: boolean;
  /** Whether the publication time lies in the future. */
  isAhead: boolean;
  busy: boolean;
  isStored: boolean;
}

/** Enter submits with the first button, so the least disruptive one comes first. */
function Save({ isOut, isAhead, busy, isStored }: SaveProps) {
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
        {isOut ? 'Save' : isAhead ? 'Schedule' : 'Publish'}
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
