import { Badge, Stack } from '@brand/ui';

const NAMES: Record<string, string> = {
  honeypot: 'filled a hidden field',
  'too-fast': 'sent too fast',
  links: 'links',
  'link-in-name': 'link in the name',
  'blocked-word': 'blocked word',
  duplicate: 'duplicate',
  'known-sender': 'known spam sender',
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
