import type { Model } from '@brand/catalogue/models';
import { quoteHref } from '@brand/catalogue/selection/links';
import { isLimited, type Savings } from '@brand/catalogue/selection/savings';
import type { Doubt } from '@brand/catalogue/selection/savingsDoubts';
import { type SavingsRequest, writeSavings } from '@brand/catalogue/selection/savingsRequest';
import { inUnits } from '@brand/catalogue/units';
import {
  ButtonLink,
  Card,
  Heading,
  Link,
  PropertyTable,
  Section,
  Stack,
  Text,
  type UnitSystem,
  useFocusAfter,
} from '@brand/ui';
import { Fragment, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { measured } from '../../shell/measured.tsx';
import { doubt as doubtWords, result as words } from './content.ts';
import { NewMachines } from './NewMachines.tsx';
import { page } from './page.ts';
import { SavingsFigures } from './SavingsFigures.tsx';

interface ResultProps {
  request: SavingsRequest;
  savings: Record<UnitSystem, Savings>;
  /** Models that the visitor has chosen. */
  models: readonly Model[];
  /** Whether the URL asks for it, so that it is the target of the form. A result that follows the form takes no focus. */
  asked: boolean;
}

/** The savings, or what to check if the input contradicts itself. */
export function Result({ request, savings, models, asked }: ResultProps) {
  const { doubt, caution, steps } = savings.metric;
  const present = steps.find(({ id }) => id === 'present')?.value;
  const section = useRef<HTMLElement>(null);
  const navigation = useNavigationType();
  // Not when the page is opened at the result, or after Back.
  useFocusAfter(asked && navigation !== 'POP', () => section.current);
  return (
    <Card
      as="section"
      tone="subtle"
      ref={section}
      id={asked ? 'result' : undefined}
      tabIndex={-1}
      aria-labelledby="result-title"
    >
      <Stack gap="xl">
        <Stack gap="xxs">
          <Heading level={2} size="h3" id="result-title">
            {doubt ? doubtWords.title : words.title}
          </Heading>
          <Text size="small" tone="muted">
            {doubt
              ? measured(inUnits((system) => (savings[system].doubt ?? doubt).text))
              : words.lead(request.series, {
                  limited: isLimited(savings.metric),
                  duty: Boolean(request.duty),
                  assumed: present !== undefined && present[0] !== present[1],
                })}
          </Text>
        </Stack>
        {caution && (
          <Text>{measured(inUnits((system) => savings[system].caution ?? caution))}</Text>
        )}
        {doubt ? (
          <Checks doubt={doubt} request={request} savings={savings} />
        ) : (
          <SavingsFigures series={request.series} savings={savings} />
        )}
        <div>
          <ButtonLink href={quoteHref({ models, parameters: writeSavings(request) })}>
            {words.quote}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

/** Every step of the calculation, with its sources. */
export function Sum({ request, savings }: Pick<ResultProps, 'request' | 'savings'>) {
  const { steps } = savings.metric;
  return (
    <Section space="half" title={words.steps} head="ruled">
      <Stack gap="xxl">
        <Stack gap="l">
          <PropertyTable
            label={words.steps}
            items={steps.map((step, index) => ({
              name: step.title,
              values: [
                inUnits((system) => {
                  const { sum, result } = savings[system].steps[index] ?? step;
                  return sum === result ? `${result}, ${words.measured}` : `${sum} = ${result}`;
                }),
              ],
            }))}
          />
          <Stack as="ul" gap="xs">
            {[words.unrounded, ...steps.flatMap(({ sources = [] }) => sources)].map((source) => (
              <li key={source}>
                <Text as="span" size="small" tone="muted">
                  {source}
                </Text>
              </li>
            ))}
          </Stack>
        </Stack>
        {request.duty && (
          <NewMachines
            series={request.series}
            duty={request.duty}
            claimed={!savings.metric.doubt && !isLimited(savings.metric)}
          />
        )}
      </Stack>
    </Section>
  );
}

interface ChecksProps extends Pick<ResultProps, 'request' | 'savings'> {
  doubt: Doubt;
}

function Checks({ doubt, request, savings }: ChecksProps) {
  const { checks, series = [] } = doubt;
  return (
    <Stack gap="l">
      <Stack as="ul" gap="xs" aria-label={doubtWords.checks}>
        {checks.map((check, index) => (
          <li key={check}>
            {measured(inUnits((system) => savings[system].doubt?.checks[index] ?? check))}
          </li>
        ))}
      </Stack>
      {series.length > 0 && (
        <Text>
          {doubtWords.others}{' '}
          {series.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <Link href={`${page.path}?${writeSavings({ ...request, series: name })}#result`}>
                {doubtWords.series(name)}
              </Link>
            </Fragment>
          ))}
        </Text>
      )}
    </Stack>
  );
}
