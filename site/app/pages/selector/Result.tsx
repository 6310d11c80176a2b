import { Grid, Heading, Link, Picture, RangeBar, Stack } from '@brand/ui';
import { CompareLink } from '../../blocks/comparison/CompareLink.tsx';
import { DutyPower } from '../../blocks/selector/DutyPower.tsx';
import { modelPicture } from '../../blocks/series/modelPicture.ts';
import { datasheetHref } from '../../company/documents.ts';
import { datasheetLabel } from '../../company/fileNotes.ts';
import { figures } from '../../company/modelFigures.ts';
import { modelHref, type Range } from '../../company/models.ts';
import { inUnits, print, printDuty } from '../../company/units.ts';
import { quoteHref } from '../../selection/quote.ts';
import { type SelectionRequest, writeRequest } from '../../selection/request.ts';
import type { Fit, Margin, Selection } from '../../selection/select.ts';
import { marginText } from '../../selection/words.ts';
import { results } from './content.ts';

interface ResultProps {
  fit: Fit;
  duty: Selection['duty'];
  request: SelectionRequest;
}

/** A model that serves the duty point, with the position of the point in its ranges and its power. */
export function Result({ fit: { model, flow, pressure }, duty, request }: ResultProps) {
  const bar = (quantity: 'flow' | 'pressure', ends: Range, margin: Margin) => (
    <RangeBar
      label={figures[quantity].label}
      value={inUnits((system) => printDuty(quantity, duty[quantity], system))}
      range={[
        inUnits((system) => print(quantity, ends[0], system)),
        inUnits((system) => print(quantity, ends[1], system)),
      ]}
      position={margin.position}
      text={marginText(margin)}
    />
  );
  return (
    <li>
      <Grid columns="split" gap="l">
        <Picture {...modelPicture(model.code)} sizes="(width >= 64rem) 40vw, 100vw" />
        <Stack gap="m">
          <Heading level={3}>
            <Link href={modelHref(model)}>{model.code}</Link>
          </Heading>
          {bar('flow', model.flow, flow)}
          {model.pressure && pressure && bar('pressure', model.pressure, pressure)}
          <DutyPower model={model} duty={duty} />
          <Stack direction="inline" gap="l">
            <Link
              href={quoteHref({ models: [model], parameters: writeRequest(request) })}
              tone="standalone"
              aria-label={`${results.quote}: ${model.code}`}
            >
              {results.quote}
            </Link>
            <Link
              href={datasheetHref(model)}
              tone="standalone"
              aria-label={`${datasheetLabel(model)}: ${model.code}`}
            >
              {datasheetLabel(model)}
            </Link>
            <CompareLink model={model} />
          </Stack>
        </Stack>
      </Grid>
    </li>
  );
}
