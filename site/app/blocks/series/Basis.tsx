import { sheets } from '@brand/catalogue/environment';
import type { Model, SeriesName } from '@brand/catalogue/models';
import { MoreFields, Stack, Text, type UnitText } from '@brand/ui';
import { measured } from '../../shell/measured.tsx';
import { OpenFigure } from './OpenFigure.tsx';

interface BasisProps {
  series: SeriesName;
  /** Models that questions are about. */
  models?: readonly Model[];
  /** Notes to the figures above it. */
  texts: readonly UnitText[];
}

/** The basis of the figures of a series or model, and the questions that they leave open, in a disclosure. */
export function Basis({ series, models, texts }: BasisProps) {
  const notes = sheets[series].flatMap(({ note }) => note ?? []);
  return (
    <MoreFields id="basis" title="Basis of these figures">
      <Stack gap="s">
        {[...texts, ...notes].map((text) => (
          <Text key={typeof text === 'string' ? text : text.metric} size="caption" tone="muted">
            {measured(text)}
          </Text>
        ))}
        <OpenFigure of="conditions" models={models} />
      </Stack>
    </MoreFields>
  );
}
