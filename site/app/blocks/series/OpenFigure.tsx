import { documentHref } from '@brand/catalogue/documentsOnRequest';
import type { Model } from '@brand/catalogue/models';
import { openFigures } from '@brand/catalogue/openFigures';
import { Link, Text } from '@brand/ui';
import { measured } from '../../shell/measured.tsx';

interface OpenFigureProps {
  of: keyof typeof openFigures;
  /** Models that the question is about. */
  models?: readonly Model[];
}

/** The conditions of figures, with a link that asks for what they leave open. */
export function OpenFigure({ of, models }: OpenFigureProps) {
  const { text, ask, document } = openFigures[of];
  return (
    <Text size="caption" tone="muted">
      {measured(text)} <Link href={documentHref(document, models)}>{ask}</Link>
    </Text>
  );
}
