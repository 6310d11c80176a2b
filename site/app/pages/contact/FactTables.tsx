import { factTables } from '@brand/catalogue/selection/factTables';
import type { Quote } from '@brand/catalogue/selection/quote';
import { PropertyTable, Stack, Text } from '@brand/ui';

interface FactTablesProps extends Pick<Quote, 'products' | 'facts'> {
  /** Accessible name of the table of what the visitor chose and stated. */
  label: string;
}

/** A selection: what the visitor stated, and apart from it what was assumed and what was calculated. */
export function FactTables({ products, facts, label }: FactTablesProps) {
  return (
    <Stack gap="m">
      {factTables({ products, facts }).map(({ title, items }) => (
        <div key={title ?? label}>
          {title && (
            // The name of the table says the same.
            <Text size="small" tone="muted" aria-hidden="true">
              {title}
            </Text>
          )}
          <PropertyTable label={title ?? label} items={items} />
        </div>
      ))}
    </Stack>
  );
}
