import { Link, Stack, Text } from '@brand/ui';
import { feedPaths } from './feedLinks.ts';
import { newsletter } from './newsletterContent.ts';

/** Links to the feeds of all articles, or of one category. */
export function Feeds({ category }: { category?: string | undefined }) {
  const { atom, json } = feedPaths(category);
  return (
    <Stack gap="xs">
      <Text size="small" tone="muted">
        {newsletter.feeds}
      </Text>
      <Stack direction="inline" gap="m">
        <Link href={atom} tone="standalone">
          Atom (RSS)
        </Link>
        <Link href={json} tone="standalone">
          JSON Feed
        </Link>
      </Stack>
    </Stack>
  );
}
