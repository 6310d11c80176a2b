import { datasheetHref } from '@brand/catalogue/documents';
import { datasheetLabel } from '@brand/catalogue/fileNotes';
import { modelHref } from '@brand/catalogue/models';
import { quoteHref, savingsHref } from '@brand/catalogue/selection/links';
import { type SelectionRequest, withDuty, writeRequest } from '@brand/catalogue/selection/request';
import type { Fit, Selection } from '@brand/catalogue/selection/select';
import { Grid, Heading, Link, Picture, Stack } from '@brand/ui';
import { CompareLink } from '../../blocks/comparison/CompareLink.tsx';
import { carried } from '../../blocks/selector/content.ts';
import { DutyFit } from '../../blocks/selector/DutyFit.tsx';
import { modelPicture } from '../../blocks/series/modelPicture.ts';
import { results } from './content.ts';

interface ResultProps {
  fit: Fit;
  duty: Selection['duty'];
  request: SelectionRequest;
}

/** A model that serves the duty point, with the position of the point in its ranges and its power. */
export function Result({ fit, duty, request }: ResultProps) {
  const { model } = fit;
  return (
    <li>
      <Grid columns="split" gap="l">
        <Picture {...modelPicture(model.code)} sizes="(width >= 64rem) 40vw, 100vw" />
        <Stack gap="m">
          <Heading level={3}>
            <Link href={withDuty(modelHref(model), request)}>{model.code}</Link>
          </Heading>
          <DutyFit fit={fit} duty={duty} />
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
            <Link
              href={savingsHref([model], writeRequest(request))}
              tone="standalone"
              aria-label={`${carried.savings}: ${model.code}`}
            >
              {carried.savings}
            </Link>
          </Stack>
        </Stack>
      </Grid>
    </li>
  );
}
