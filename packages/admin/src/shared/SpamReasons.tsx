import { Badge, Stack } from '@brand/ui';

const NAMES: Record<string, string> = {
  honeypot: 'Filled a hidden field',
  'too-fast': 'Sent too fast',
  links: 'Links',
  'link-in-name': 'Link in the name',
  'blocked-word': 'Blocked word',
  duplicate: 'Duplicate',
  'known-sender': 'Known spam sender',
  'files-dropped': 'Its files were not kept',
};

export function SpamReasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <Stack direction="inline" gap="xs">
      {reasons.map((reason) => (
        <Badge key={reason}>{NAMES[reason] ?? reason}</Badge>
      ))}
    </Stack>
  );
}
