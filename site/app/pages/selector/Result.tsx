import { datasheetHref } from '@brand/catalogue/documents';
import { modelHref } from '@brand/catalogue/models';
import { quoteHref, savingsHref } from '@brand/catalogue/selection/links';
import { isPowerUsable } from '@brand/catalogue/selection/powerAt';
import { type SelectionRequest, withDuty, writeRequest } from '@brand/catalogue/selection/request';
import type { Fit, Selection } from '@brand/catalogue/selection/select';
import { chooseWhen } from '@brand/catalogue/selection/words';
import { inUnits, print, unitIn } from '@brand/catalogue/units';
import { datasheetLabel } from '@brand/documents/fileNotes';
import { ButtonLink, Link, ResultRow, type ResultRowProps, Stack } from '@brand/ui';
import { CompareLink } from '../../blocks/comparison/CompareLink.tsx';
import { carried } from '../../blocks/selector/content.ts';
import { DutyRanges } from '../../blocks/selector/DutyFit.tsx';
import { DutyPower } from '../../blocks/selector/DutyPower.tsx';
import { measured } from '../../shell/measured.tsx';
import { results, rowPicture } from './content.ts';

interface ResultProps extends Omit<ResultRowProps, 'title'> {
  fit: Fit;
  duty: Selection['duty'];
  request: SelectionRequest;
  /** The quote of the first result is asked for by a button. @default false */
  first?: boolean;
}

/** A model that covers the duty point, with the position of the point in its ranges and its power. */
export function Result({ fit, duty, request, first = false, ...props }: ResultProps) {
  const { model, power } = fit;
  const datasheet = datasheetLabel(model);
  const compare = <CompareLink model={model} look="short" />;
  const quote = {
    href: quoteHref({ models: [model], parameters: writeRequest(request) }),
    'aria-label': `${results.quote}: ${model.code}`,
  };
  return (
    <ResultRow
      {...props}
      title={model.code}
      href={withDuty(modelHref(model), request)}
      text={measured(inUnits((system) => `When ${chooseWhen(model, system)}`))}
      image={rowPicture(model)}
      figure={
        isPowerUsable(model)
          ? {
              value: inUnits((system) => print('power', power, system)),
              unit: inUnits((system) => unitIn('power', system).name),
              label: results.estimated,
            }
          : results.quoted
      }
      actions={
        <>
          {first ? (
            <ButtonLink size="small" {...quote}>
              {results.quote}
            </ButtonLink>
          ) : (
            <Link tone="standalone" {...quote}>
              {results.quote}
            </Link>
          )}
          {compare}
        </>
      }
      details={
        <Stack gap="xs">
          <DutyPower model={model} duty={duty} />
          <Stack direction="inline" gap="m">
            <Link
              href={datasheetHref(model)}
              tone="standalone"
              aria-label={`${datasheet}: ${model.code}`}
            >
              {datasheet.split(' ')[0]}
            </Link>
            <Link
              href={savingsHref([model], writeRequest(request))}
              tone="standalone"
              aria-label={`${carried.savings}: ${model.code}`}
            >
              {carried.savings}
            </Link>
          </Stack>
        </Stack>
      }
      labels={{ details: results.details }}
    >
      <DutyRanges dense fit={fit} duty={duty} />
    </ResultRow>
  );
}
