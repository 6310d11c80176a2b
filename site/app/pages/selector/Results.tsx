import { type Model, modelHref, pressureSpan } from '@brand/catalogue/models';
import { comparisonHref, mostCompared } from '@brand/catalogue/selection/comparison';
import { quoteHref } from '@brand/catalogue/selection/links';
import { outsideAll, unitQuestion } from '@brand/catalogue/selection/outsideAll';
import {
  flowUnits,
  type SelectionRequest,
  selectorHref,
  sharedBy,
  withDuty,
  writeRequest,
} from '@brand/catalogue/selection/request';
import type { Fit, Near, Selection } from '@brand/catalogue/selection/select';
import {
  conditionsText,
  countText,
  exceededText,
  gapSize,
  machinesText,
  nearText,
  pointText,
  requestText,
} from '@brand/catalogue/selection/words';
import { inUnits, printDuty } from '@brand/catalogue/units';
import { Alert, ButtonLink, Heading, Link, MoreFields, ResultRow, Stack, Text } from '@brand/ui';
import { Fragment } from 'react';
import { dutyPower } from '../../blocks/selector/content.ts';
import { HeadNote } from '../../blocks/selector/HeadNote.tsx';
import { measured } from '../../shell/measured.tsx';
import { rowPicture, results as words } from './content.ts';
import { Result } from './Result.tsx';

interface ResultsProps {
  request: SelectionRequest;
  found: Selection;
  /** Code of the model that is emphasized on the map. */
  highlighted: string | null;
  onHighlightedChange: (highlighted: string | null) => void;
}

/** Id of the heading that names the results. */
export const titleId = 'results-title';

/** Models that cover the request or, if there are none, those that come nearest. */
export function Results({ request, found, highlighted, onHighlightedChange }: ResultsProps) {
  const { duty, fits, near, onRequest, otherCounts, ifEach, exceeded } = found;
  const outside = outsideAll(request);
  const best = fits.slice(0, mostCompared).map(({ model }) => model);
  const first = fits[0]?.model ?? near[0]?.models[0];
  const row = ([model, ...twins]: readonly Model[]) => ({
    highlighted: [model, ...twins].some((one) => one?.code === (highlighted ?? first?.code)),
    onPointerEnter: () => onHighlightedChange(model?.code ?? null),
    onPointerLeave: () => onHighlightedChange(null),
    onFocus: () => onHighlightedChange(model?.code ?? null),
    onBlur: () => onHighlightedChange(null),
  });
  const listOf = (list: readonly Fit[]) => (
    <ul>
      {list.map((fit) => (
        <Result
          key={fit.model.code}
          first={fit === fits[0]}
          fit={fit}
          duty={duty}
          request={request}
          {...row([fit.model])}
        />
      ))}
    </ul>
  );
  const linkTo = (list: readonly Model[]) =>
    list.map((model, index) => (
      <Fragment key={model.code}>
        {index > 0 && ', '}
        <Link href={withDuty(modelHref(model), request)} tone="plain">
          {model.code}
        </Link>
      </Fragment>
    ));
  const nearRow = (one: Near) => (
    <ResultRow
      key={one.models[0]?.code}
      title={linkTo(one.models)}
      text={measured(inUnits((system) => nearText(one, system)))}
      image={rowPicture(one.models[0] as Model)}
      tone="gap"
      figure={{
        value: gapSize(one.misses[0]),
        unit: '%',
        label: `${words.gap[one.misses[0].end]} ${one.misses[0].quantity}`,
      }}
      actions={
        <Link
          href={quoteHref({ models: one.models, parameters: writeRequest(request) })}
          tone="standalone"
          aria-label={`${words.ask}: ${one.models.map(({ code }) => code).join(', ')}`}
        >
          {words.ask}
        </Link>
      }
      {...row(one.models)}
    />
  );
  const otherRow = (title: string, other: SelectionRequest, list: readonly Fit[]) => (
    <ResultRow
      key={title}
      title={title}
      href={selectorHref(other)}
      text={linkTo(list.map(({ model }) => model))}
    />
  );
  return (
    <Stack gap="m">
      <Heading level={2} size="h3" id={titleId}>
        {measured(inUnits((system) => countText(found, pointText(request, system))))}
      </Heading>
      <HeadNote duty={duty} />
      {outside.length > 0 && (
        <Text>
          {measured(
            inUnits((system) =>
              [words.covered(system), unitQuestion(request, system)].filter(Boolean).join(' '),
            ),
          )}
          {outside.includes('pressure') && duty.statedPressure > pressureSpan[1] && (
            <>
              {' '}
              <Link href={words.higher.href}>{words.higher.name}</Link>
            </>
          )}
        </Text>
      )}
      {exceeded.length > 0 && (
        <Alert title={words.limits}>
          {exceeded.map((one) => (
            <Text key={one.limit} size="small">
              {measured(inUnits((system) => exceededText(one, system)))}
            </Text>
          ))}
        </Alert>
      )}
      {fits.length > 0 && listOf(fits)}
      {near.length > 0 && (
        <Stack gap="s">
          {fits.length > 0 && <Heading level={3}>{words.nearly}</Heading>}
          <ul>{near.map(nearRow)}</ul>
        </Stack>
      )}
      {ifEach.length + otherCounts.length > 0 && (
        <ul>
          {ifEach.length > 0 && otherRow(words.ifEach, { ...request, flowFor: 'each' }, ifEach)}
          {otherCounts.map(({ machines, fits: others }) =>
            otherRow(words.sideBySide(machines), sharedBy(request, machines), others),
          )}
        </ul>
      )}
      {onRequest.length > 0 && (
        <Stack gap="s">
          <Heading level={3}>{words.onRequest}</Heading>
          <Text tone="muted" size="small">
            {words.onRequestHelp}
          </Text>
          {listOf(onRequest)}
        </Stack>
      )}
      <Stack direction="inline" gap="s">
        {best.length > 1 && (
          <ButtonLink href={withDuty(comparisonHref(best), request)} tone="quiet" size="small">
            {words.compare(best.length)}
          </ButtonLink>
        )}
        {fits.length === 0 && (
          <ButtonLink href={quoteHref({ parameters: writeRequest(request) })}>
            {words.ask}
          </ButtonLink>
        )}
      </Stack>
    </Stack>
  );
}

/** The conditions and assumptions behind the results. */
export function ResultsNote({ request, found }: Pick<ResultsProps, 'request' | 'found'>) {
  const { duty, fits, onRequest } = found;
  const isConverted = 'reference' in flowUnits[request.flowUnit];
  const note = dutyPower.noteOf([...fits, ...onRequest].map(({ model }) => model));
  const conditions = (
    <Text size="caption" tone="muted">
      {measured(inUnits((system) => requestText(request, system)))}, {machinesText(request)}.{' '}
      {(isConverted || request.machines > 1) && (
        <>
          {words.perMachine}{' '}
          {measured(
            inUnits(
              (system) =>
                `${printDuty('flow', duty.flow, system)}, ${printDuty('pressure', duty.pressure, system)}`,
            ),
          )}
          .{' '}
        </>
      )}
      {words.conditions} {measured(inUnits((system) => conditionsText(duty, system)))}.
      {isConverted && ` ${words.normal}`}
    </Text>
  );
  if (!note) return conditions;
  return (
    <Stack gap="s">
      {conditions}
      <MoreFields title={words.basis}>
        <Text size="caption" tone="muted">
          {note}
        </Text>
      </MoreFields>
    </Stack>
  );
}
