import type { PropertySheet } from '@brand/catalogue/environment';
import { Heading, PropertyTable, Stack, Text } from '@brand/ui';
import { measured } from '../shell/measured.tsx';

interface TitledTableProps extends PropertySheet {
  /** Machines that it applies to, for its accessible name. */
  machines: string;
}

/** A titled table of properties. */
export function TitledTable({ machines, title, rows, columns, labels, note }: TitledTableProps) {
  return (
    <Stack>
      <Heading level={3}>{title}</Heading>
      <PropertyTable
        label={`${title}, ${machines}`}
        items={rows}
        columns={columns}
        labels={labels}
      />
      {note && (
        <Text size="caption" tone="muted">
          {measured(note)}
        </Text>
      )}
    </Stack>
  );
}
