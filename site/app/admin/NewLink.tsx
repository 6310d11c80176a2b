import { Alert, Button, Link, Stack, Text, useHydrated } from '@brand/ui';
import { type ReactNode, useState } from 'react';

interface NewLinkProps {
  title: string;
  /** Path that the link leads to. */
  path: string;
  /** Words of the link. */
  name: string;
  /** Its audience and its end. */
  children: ReactNode;
}

/** A link that has just been made, to be handed on. */
export function NewLink({ title, path, name, children }: NewLinkProps) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(location.origin + path).then(() => setCopied(true));
  return (
    <Alert tone="success" title={title}>
      <Text>{children}</Text>
      <Stack direction="inline" gap="m">
        <Link href={path} newTab>
          {name}
        </Link>
        {useHydrated() && (
          <Button size="small" tone="quiet" onClick={copy}>
            {copied ? 'Copied' : 'Copy the link'}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
