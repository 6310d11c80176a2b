import { type Model, modelHref } from '@brand/catalogue/models';
import { comparisonHref, mostCompared } from '@brand/catalogue/selection/comparison';
import { quoteHref } from '@brand/catalogue/selection/links';
import {
  type SelectionRequest,
  selectorHref,
  sharedBy,
  withDuty,
  writeRequest,
} from '@brand/catalogue/selection/request';
import type { Selection } from '@brand/catalogue/selection/select';
import {
  conditionsText,
  exceededText,
  machinesText,
  missText,
  requestText,
} from '@brand/catalogue/selection/words';
import { inUnits, printDuty } from '@brand/catalogue/units';
import { Alert, ButtonLink, Heading, Link, Stack, Text } from '@brand/ui';
import { dutyPower } from '../../blocks/selector/content.ts';
import { InUnits } from '../../shell/InUnits.tsx';
import { counted, reach, results, sideBySide } from './content.ts';
import { Result } from './Result.tsx';

interface ResultsProps {
  request: SelectionRequest;
  found: Selection;
}

/** Models that serve the request or, if there are none, the nearest ones. */
export function Results({ request, found }: ResultsProps) {
  const { duty, fits, nearly, onRequest, nearest, otherCounts, ifEach, exceeded } = found;
  const best = fits.slice(0, mostCompared).map(({ model }) => model);
  return (
    <Stack gap="xxl">
      <Stack gap="s">
        <Heading level={2} id="results-title">
          {counted(found)}
        </Heading>
        <Text size="lead">
          {requestText(request)}, {machinesText(request)}
        </Text>
        <Text tone="muted">
          {results.perMachine}{' '}
          <InUnits
            text={inUnits(
              (system) =>
                `${printDuty('flow', duty.flow, system)}, ${printDuty('pressure', duty.pressure, system)}`,
            )}
          />
          . {results.conditions}{' '}
          <InUnits text={inUnits((system) => conditionsText(duty, system))} />. {results.normal}
        </Text>
        {exceeded.length > 0 && (
          <Alert title={results.limits}>
            {exceeded.map((one) => (
              <Text key={one.limit} size="small">
                <InUnits text={inUnits((system) => exceededText(one, system))} />
              </Text>
            ))}
          </Alert>
        )}
      </Stack>
      {fits.length > 0 && (
        <Stack gap="xl">
          <Stack as="ul" gap="xxl">
            {fits.map((fit) => (
              <Result key={fit.model.code} fit={fit} duty={duty} request={request} />
            ))}
          </Stack>
          {best.length > 1 && (
            <div>
              <ButtonLink href={withDuty(comparisonHref(best), request)} tone="quiet">
                {results.compare(best.length)}
              </ButtonLink>
            </div>
          )}
        </Stack>
      )}
      {nearly.length > 0 && (
        <Stack gap="s">
          <Heading level={3}>{results.nearly}</Heading>
          <Text tone="muted">{results.nearlyHelp}</Text>
          <Stack as="ul" gap="m">
            {nearly.map(({ model, misses }) => (
              <li key={model.code}>
                <Link href={withDuty(modelHref(model), request)}>{model.code}</Link>:{' '}
                <InUnits
                  text={inUnits((system) =>
                    misses.map((miss) => missText(miss, system)).join(', '),
                  )}
                />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      {fits.length === 0 && (
        <Stack gap="l">
          {nearest.length + otherCounts.length + ifEach.length > 0 && (
            <Text>{results.noneHelp}</Text>
          )}
          <Stack as="ul" gap="m">
            {ifEach.length > 0 && (
              <li>
                <Link href={selectorHref({ ...request, flowFor: 'each' })}>{results.ifEach}</Link>:{' '}
                <Codes request={request} models={ifEach.map(({ model }) => model)} />
              </li>
            )}
            {nearest.map((one) => (
              <li key={one.direction}>
                <InUnits text={reach(one)} />: <Codes request={request} models={one.models} />
              </li>
            ))}
            {otherCounts.map(({ machines, fits: others }) => (
              <li key={machines}>
                <Link href={selectorHref(sharedBy(request, machines))}>{sideBySide(machines)}</Link>
                : <Codes request={request} models={others.map(({ model }) => model)} />
              </li>
            ))}
          </Stack>
          <div>
            <ButtonLink href={quoteHref({ parameters: writeRequest(request) })}>
              {results.ask}
            </ButtonLink>
          </div>
        </Stack>
      )}
      {fits.length + onRequest.length > 0 && (
        <Text size="caption" tone="muted">
          {dutyPower.note}
        </Text>
      )}
      {onRequest.length > 0 && (
        <Stack gap="s">
          <Heading level={3}>{results.onRequest}</Heading>
          <Text tone="muted">{results.onRequestHelp}</Text>
          <Stack as="ul" gap="xxl">
            {onRequest.map((fit) => (
              <Result key={fit.model.code} fit={fit} duty={duty} request={request} />
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

interface CodesProps {
  models: readonly Model[];
  request: SelectionRequest;
}

function Codes({ models, request }: CodesProps) {
  return models.map((model, index) => (
    <span key={model.code}>
      {index > 0 && ', '}
      <Link href={withDuty(modelHref(model), request)}>{model.code}</Link>
    </span>
  ));
}
