import { Alert, Button, copyText, Link, Stack, Text, useHydrated } from '@brand/ui';
import { type ReactNode, useState } from 'react';

interface NewLinkProps {
  title: string;
  path: string;
  name: string;
  /** Says who can use the link, and until when. */
  children: ReactNode;
}

/** A new link to copy and pass on. */
export function NewLink({ title, path, name, children }: NewLinkProps) {
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => setCopied(await copyText(location.origin + path));
  return (
    <Alert tone="success" title={title}>
      <Text>{children}</Text>
      <Stack direction="inline" gap="m">
        <Link href={path} newTab>
          {name}
        </Link>
        {useHydrated() && (
          <Button size="small" tone="quiet" onClick={copy}>
            {copied ? 'Copied' : 'Copy link'}
          </Button>
        )}
      </Stack>
      <Text role="status" size="small">
        {copied === false && 'Not copied: take it from the link.'}
      </Text>
    </Alert>
  );
}
