import { ADMIN_LIMITS, type AdminPost } from '@brand/service/contract/admin';
import {
  type ArticleBlock,
  ArticleBody,
  Button,
  FileField,
  Grid,
  Heading,
  Picture,
  Stack,
  SubmitButton,
  Text,
  TextArea,
  TextField,
} from '@brand/ui';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router-dom';
import { coverImage } from '../blog/post.ts';
import { InsertPicture } from './InsertPicture.tsx';
import type { PostValues } from './post-form.ts';
import { useBusy } from './Screen.tsx';

interface EditorProps {
  /** The stored post; null for a new one. */
  post: AdminPost | null;
  values: PostValues;
  /** The text as the server has parsed it. */
  article: readonly ArticleBlock[];
  errors: Record<string, string>;
}

/** The fields of a post beside the text as readers will see it. */
export function Editor({ post, values, article, errors }: EditorProps) {
  const busy = useBusy();
  const [title, setTitle] = useState(values.title);
  const [content, setContent] = useState(values.content);
  const text = useRef<HTMLTextAreaElement>(null);
  const insert = (markup: string) => {
    const { selectionStart: start = content.length, selectionEnd: end = content.length } =
      text.current ?? {};
    setContent(`${content.slice(0, start)}\n\n${markup}\n\n${content.slice(end)}`);
    text.current?.focus();
  };
  const field = (name: keyof PostValues) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  const isOut = post !== null && post.state !== 'draft';
  return (
    <Form method="post" encType="multipart/form-data">
      <input type="hidden" name="version" value={values.version} />
      <input type="hidden" name="image" value={values.image} />
      <Grid columns="two">
        <Stack gap="l">
          <Save isOut={isOut} busy={busy} />
          <TextField
            {...field('title')}
            label="Title"
            value={title}
            defaultValue={undefined}
            onChange={(event) => setTitle(event.currentTarget.value)}
            maxLength={ADMIN_LIMITS.line}
            required
          />
          <TextField
            {...field('slug')}
            label="Address"
            hint="After /blog/. Left empty, it is made of the title. It stays once readers have seen it."
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
            hint="## heading, **bold**, *italic*, [link](https://…), - list, > quote, `code`"
            rows={20}
            value={content}
            defaultValue={undefined}
            onChange={(event) => setContent(event.currentTarget.value)}
          />
          <InsertPicture onInsert={insert} />
          <FileField
            key={values.image}
            name="cover"
            label="Cover picture"
            hint={
              values.image
                ? `Now: ${values.image}. Another file takes its place.`
                : 'PNG, JPG, WebP or AVIF up to 10 MB. It is cut to 1200 × 675 pixels.'
            }
            accept=".png,.jpg,.jpeg,.webp,.avif"
            maxSize={ADMIN_LIMITS.picture}
            error={errors.picture ?? errors.image}
          />
          <TextField {...field('image_caption')} label="Caption of the cover" />
          <TextField
            {...field('categories')}
            label="Categories"
            hint="Separated by commas. The first leads to related posts."
          />
          <TextField {...field('tags')} label="Tags" hint="Separated by commas." />
          <TextField {...field('author_name')} label="Author" />
          <TextField {...field('author_bio')} label="About the author" />
          <TextField {...field('meta_title')} label="Title for search engines" />
          <TextField {...field('meta_description')} label="Description for search engines" />
          <TextField {...field('meta_keywords')} label="Keywords" />
          <TextField
            {...field('published_at')}
            label="Time of publication, UTC"
            hint="Such as 2026-12-01 09:00. Empty: when you publish. In the future: it waits until then."
            inputMode="numeric"
          />
          <Save isOut={isOut} busy={busy} />
        </Stack>
        <Preview title={title} content={content} image={values.image} article={article} />
      </Grid>
    </Form>
  );
}

/** The first button is what Enter does, so it is the one that changes least for readers. */
function Save({ isOut, busy }: { isOut: boolean; busy: boolean }) {
  const draft = (
    <Button type="submit" name="status" value="draft" size="small" tone="quiet">
      {isOut ? 'Take off the site' : 'Save as draft'}
    </Button>
  );
  return (
    <Stack direction="inline" gap="s">
      {!isOut && draft}
      <SubmitButton name="status" value="published" size="small" busy={busy} busyLabel="Saving...">
        {isOut ? 'Save' : 'Publish'}
      </SubmitButton>
      {isOut && draft}
    </Stack>
  );
}

interface PreviewProps {
  title: string;
  content: string;
  image: string;
  article: readonly ArticleBlock[];
}

/** The post as readers will see it, while it is written. */
function Preview({ title, content, image, article }: PreviewProps) {
  const [blocks, setBlocks] = useState(article);
  const latest = useDeferredValue(content);
  useEffect(() => {
    let outdated = false;
    void import('../blog/markup.ts').then(({ parseArticle }) => {
      if (!outdated) setBlocks(parseArticle(latest));
    });
    return () => {
      outdated = true;
    };
  }, [latest]);
  const cover = coverImage(image);
  return (
    <Stack as="aside" gap="l" aria-label="Preview">
      <Text size="small" tone="muted">
        Preview
      </Text>
      <Heading level={2}>{title || 'Untitled'}</Heading>
      {cover && <Picture {...cover} alt="" />}
      <ArticleBody content={blocks} />
    </Stack>
  );
}
