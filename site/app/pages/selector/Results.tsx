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
import {
  Alert,
  ButtonLink,
  Grid,
  Heading,
  Link,
  MoreFields,
  ResultRow,
  Stack,
  Text,
} from '@brand/ui';
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
export function Results({ found, request, ...emphasis }: ResultsProps) {
  const { duty, fits, exceeded } = found;
  const outside = outsideAll(request);
  const lists = { found, request, ...emphasis };
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
      {fits.length > 0 ? <FitList {...lists} fits={fits} /> : <Instead {...lists} />}
    </Stack>
  );
}

/** Ways on if no model covers the duty point. */
function Instead(props: ResultsProps) {
  const {
    request,
    found: { near, otherCounts, ifEach },
  } = props;
  const other = (title: string, to: SelectionRequest, list: readonly Fit[]) => (
    <ResultRow
      key={title}
      title={title}
      href={selectorHref(to)}
      text={<ModelLinks models={list.map(({ model }) => model)} request={request} />}
    />
  );
  return (
    <>
      {near.length > 0 && <NearList {...props} />}
      {ifEach.length + otherCounts.length > 0 && (
        <ul>
          {ifEach.length > 0 && other(words.ifEach, { ...request, flowFor: 'each' }, ifEach)}
          {otherCounts.map(({ machines, fits }) =>
            other(words.sideBySide(machines), sharedBy(request, machines), fits),
          )}
        </ul>
      )}
      <Stack direction="inline">
        <ButtonLink
          href={quoteHref({
            models: near.length === 1 ? near[0]?.models : undefined,
            parameters: writeRequest(request),
          })}
        >
          {words.ask}
        </ButtonLink>
      </Stack>
      <ResultsNote {...props} />
    </>
  );
}

/** Below all results: their comparison, their conditions, and models whose pressure is on request. */
export function MoreResults(props: ResultsProps) {
  const {
    request,
    found: { fits, near, onRequest },
  } = props;
  const best = fits.slice(0, mostCompared).map(({ model }) => model);
  const requested = onRequest.length > 0 && (
    <Stack gap="s">
      <Heading level={3}>{words.onRequest}</Heading>
      <Text tone="muted" size="small">
        {words.onRequestHelp}
      </Text>
      <FitList {...props} fits={onRequest} />
    </Stack>
  );
  if (fits.length === 0) return requested && <Grid columns="two">{requested}</Grid>;
  return (
    <Grid columns="figure" gap="l">
      <Stack gap="m">
        {best.length > 1 && (
          <Stack direction="inline">
            <ButtonLink href={withDuty(comparisonHref(best), request)} tone="quiet" size="small">
              {words.compare(best.length)}
            </ButtonLink>
          </Stack>
        )}
        <ResultsNote {...props} />
      </Stack>
      {(near.length > 0 || requested) && (
        <Stack gap="l">
          {near.length > 0 && (
            <Stack gap="s">
              <Heading level={3}>{words.nearly}</Heading>
              <NearList {...props} />
            </Stack>
          )}
          {requested}
        </Stack>
      )}
    </Grid>
  );
}

/** Makes a row and its model on the map emphasize each other. */
function emphasize(
  [model, ...twins]: readonly Model[],
  {
    found: { fits, near },
    highlighted,
    onHighlightedChange,
  }: Pick<ResultsProps, 'found' | 'highlighted' | 'onHighlightedChange'>,
) {
  const first = fits[0]?.model ?? near[0]?.models[0];
  return {
    highlighted: [model, ...twins].some((one) => one?.code === (highlighted ?? first?.code)),
    onPointerEnter: () => onHighlightedChange(model?.code ?? null),
    onPointerLeave: () => onHighlightedChange(null),
    onFocus: () => onHighlightedChange(model?.code ?? null),
    onBlur: () => onHighlightedChange(null),
  };
}

function FitList({ fits, ...props }: ResultsProps & { fits: readonly Fit[] }) {
  const { found, request } = props;
  return (
    <ul>
      {fits.map((fit) => (
        <Result
          key={fit.model.code}
          first={fit === found.fits[0]}
          fit={fit}
          duty={found.duty}
          request={request}
          {...emphasize([fit.model], props)}
        />
      ))}
    </ul>
  );
}

function NearList(props: ResultsProps) {
  const { found, request } = props;
  // The button below asks about it.
  const isAlone = found.fits.length === 0 && found.near.length === 1;
  return (
    <ul>
      {found.near.map((one: Near) => (
        <ResultRow
          key={one.models[0]?.code}
          title={<ModelLinks models={one.models} request={request} />}
          text={measured(inUnits((system) => nearText(one, system)))}
          image={rowPicture(one.models[0] as Model)}
          tone="gap"
          figure={{
            value: gapSize(one.misses[0]),
            unit: '%',
            label: `${words.gap[one.misses[0].end]} ${one.misses[0].quantity}`,
          }}
          actions={
            !isAlone && (
              <Link
                href={quoteHref({ models: one.models, parameters: writeRequest(request) })}
                tone="standalone"
                aria-label={`${words.ask}: ${one.models.map(({ code }) => code).join(', ')}`}
              >
                {words.ask}
              </Link>
            )
          }
          {...emphasize(one.models, props)}
        />
      ))}
    </ul>
  );
}

interface ModelLinksProps extends Pick<ResultsProps, 'request'> {
  models: readonly Model[];
}

function ModelLinks({ models, request }: ModelLinksProps) {
  return models.map((model, index) => (
    <Fragment key={model.code}>
      {index > 0 && ', '}
      <Link href={withDuty(modelHref(model), request)} tone="plain">
        {model.code}
      </Link>
    </Fragment>
  ));
}

/** The conditions and assumptions behind the results. */
function ResultsNote({ request, found }: Pick<ResultsProps, 'request' | 'found'>) {
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
