import type { Quote } from '@brand/catalogue/selection/quote';
import { Card, Heading, Link, Stack } from '@brand/ui';
import { quoteRequest as words } from './content.ts';
import { FactTables } from './FactTables.tsx';

interface QuoteRequestProps {
  title: string;
  quote: Quote;
  /** Link to the form without the selection. */
  removeHref: string;
}

/** The selection that is sent with the message. */
export function QuoteRequest({
  title,
  quote: { products, facts, address, back },
  removeHref,
}: QuoteRequestProps) {
  return (
    <Card as="section" aria-labelledby="quote-title">
      <Stack gap="m">
        <Heading level={3} size="h4" id="quote-title">
          {title}
        </Heading>
        <FactTables label={title} products={products} facts={facts} />
        <Stack direction="inline" gap="l">
          <Link href={address} tone="standalone">
            {words.change}
          </Link>
          {back && (
            <Link href={back.href} tone="standalone">
              {words.back} {back.name}
            </Link>
          )}
          <Link href={removeHref} tone="standalone">
            {words.remove}
          </Link>
        </Stack>
      </Stack>
    </Card>
  );
}
