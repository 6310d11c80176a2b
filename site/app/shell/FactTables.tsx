import { PropertyTable, Stack, Text } from '@brand/ui';
import { digits } from '@brand/catalogue/digits';
import type { Quote, QuoteFact } from '@brand/catalogue/selection/quote';

interface FactTablesProps extends Pick<Quote, 'products' | 'facts'> {
  /** Accessible name of the table of what the visitor chose and stated. */
  label: string;
}

/** `45 m³/min`, `36%` or a text without a unit. */
function printed({ value, unit = '' }: Pick<QuoteFact, 'value' | 'unit'>): string {
  const figure = typeof value === 'number' ? digits(value) : value;
  return `${figure}${unit && unit !== '%' ? ' ' : ''}${unit}`;
}

const others = { assumed: 'Assumed, because not stated', calculated: 'Calculated' } as const;

/** A selection: what the visitor stated, and apart from it what was assumed and what was calculated. */
export function FactTables({ products, facts, label }: FactTablesProps) {
  const rowsOf = (basis?: QuoteFact['basis']) =>
    facts
      .filter((fact) => fact.basis === basis)
      .map(({ name, value, unit }) => ({
        name,
        values: [printed({ value, unit })],
      }));
  const chosen = products.length > 0 ? [{ name: 'Products', values: [products.join(', ')] }] : [];
  const stated = [...chosen, ...rowsOf()];
  return (
    <Stack gap="m">
      {stated.length > 0 && <PropertyTable label={label} items={stated} />}
      {(['assumed', 'calculated'] as const).map((basis) => {
        const rows = rowsOf(basis);
        if (rows.length === 0) return null;
        return (
          <div key={basis}>
            {/* The name of the table says the same. */}
            <Text size="small" tone="muted" aria-hidden="true">
              {others[basis]}
            </Text>
            <PropertyTable label={others[basis]} items={rows} />
          </div>
        );
      })}
    </Stack>
  );
}
