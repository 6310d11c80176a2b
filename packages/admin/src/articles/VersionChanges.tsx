import { Heading, Stack, Text, VisuallyHidden } from '@brand/ui';
import { Lines } from '../shared/Lines.tsx';
import { labelOf } from '../shared/words.ts';
import type { DiffPart } from './versionDiff.ts';

interface VersionChangesProps {
  /** Names of the fields that differ. */
  differs: readonly string[];
  /** What the version changes in the text; null if there is too much to compare. */
  text: readonly DiffPart[] | null;
}

const elements = { added: 'ins', removed: 'del', same: 'span' } as const;
const names = { added: 'added: ', removed: 'removed: ', same: '' } as const;

/** What restoring a version would change. */
export function VersionChanges({ differs, text }: VersionChangesProps) {
  if (differs.length === 0) return <Text>It has the same content as the current version.</Text>;
  return (
    <Stack gap="s">
      <Heading level={2} size="h4">
        Changes in this version
      </Heading>
      <Text>{differs.map(labelOf).join(', ')}</Text>
      {differs.includes('content') && (
        <Text size="small">
          {text?.map(({ kind, text: words }, index) => {
            const Element = elements[kind];
            return (
              <Element key={index}>
                {names[kind] && <VisuallyHidden>{names[kind]}</VisuallyHidden>}
                <Lines text={words} />
              </Element>
            );
          }) ?? 'The text differs too much to show the changes.'}
        </Text>
      )}
    </Stack>
  );
}
