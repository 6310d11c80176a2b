import { Card, Heading, Link, PropertyTable, Stack } from '@brand/ui';
import { digits } from '../../company/digits.ts';
import type { Quote } from '../../selection/quote.ts';
import { quoteRequest as words } from './content.ts';

interface QuoteRequestProps {
  quote: Quote;
  /** Link to the form without the selection. */
  removeHref: string;
}

/** The selection that is sent with the message. */
export function QuoteRequest({
  quote: { products, facts, address },
  removeHref,
}: QuoteRequestProps) {
  const rows = facts.map(({ name, value, unit }) => ({
    name,
    values: [[typeof value === 'number' ? digits(value) : value, unit].filter(Boolean).join(' ')],
  }));
  return (
    <Card as="section" aria-labelledby="quote-title">
      <Stack gap="m">
        <Heading level={3} size="h4" id="quote-title">
          {words.title}
        </Heading>
        <PropertyTable
          label={words.title}
          items={[
            ...(products.length > 0
              ? [{ name: words.products, values: [products.join(', ')] }]
              : []),
            ...rows,
          ]}
        />
        <Stack direction="inline" gap="l">
          <Link href={address} tone="standalone">
            {words.change}
          </Link>
          <Link href={removeHref} tone="standalone">
            {words.remove}
          </Link>
        </Stack>
      </Stack>
    </Card>
  );
}
