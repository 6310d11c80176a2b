import { Heading, PropertyTable, Stack, Text } from '@brand/ui';
import type { PropertySheet } from '../company/environment.ts';

interface SheetProps extends PropertySheet {
  /** Name of the machines for which it holds. */
  machines: string;
}

/** A table of properties under its title. */
export function Sheet({ machines, title, rows, columns, labels, note }: SheetProps) {
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
          {note}
        </Text>
      )}
    </Stack>
  );
}
