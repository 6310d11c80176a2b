import { coverImage } from '@brand/service/client';
import { type ArticleBlock, ArticleBody, Heading, Picture, Stack, Text } from '@brand/ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';

interface PostPreviewProps {
  title: string;
  content: string;
  image: string;
  article: readonly ArticleBlock[];
}

export function PostPreview({ title, content, image, article }: PostPreviewProps) {
  const [blocks, setBlocks] = useState(article);
  const latest = useDeferredValue(content);
  useEffect(() => {
    let outdated = false;
    void import('@brand/service/markup').then(({ parseArticle }) => {
      if (!outdated) setBlocks(parseArticle(latest));
    });
    return () => {
      outdated = true;
    };
  }, [latest]);
  const cover = coverImage(image);
  // Avoids rendering a long article on every keystroke.
  const body = useMemo(() => <ArticleBody content={blocks} />, [blocks]);
  return (
    <Stack as="aside" gap="l" aria-label="Preview">
      <Text size="small" tone="muted">
        Preview
      </Text>
      <Heading level={2} dir="auto">
        {title || 'Untitled'}
      </Heading>
      {cover && <Picture {...cover} alt="" />}
      {body}
    </Stack>
  );
}
