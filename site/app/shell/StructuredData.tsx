import { graph, jsonLd, type Node, type PlacedPage } from '@brand/catalogue/structuredData';
import { useHydrated } from '@brand/ui';
import { useState } from 'react';

/** Computed only on the server: code behind `import.meta.env.SSR &&` is not in the browser bundle. */
export type ServerOnly<Value> = Value | false;

interface StructuredDataProps {
  /** The page, for its breadcrumbs. */
  page: PlacedPage;
  /** Nodes of schema.org for the content of this page. */
  data?: ServerOnly<readonly Node[]>;
}

/**
 * Structured data as JSON-LD. Place it last on a page, because visitors do not wait for it. Search engines read the
 * server HTML, so the browser keeps that text and renders none for later pages.
 */
export function StructuredData({ page, data }: StructuredDataProps) {
  const hydrated = useHydrated();
  const [sent] = useState(!hydrated);
  if (!sent) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? jsonLd(graph(page, data || [])) : '',
      }}
    />
  );
}
