import { ButtonLink, Heading, MeasureBand, PropertyTable, Section, Stack, Text } from '@brand/ui';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { inUnits } from '../../company/units.ts';
import { quoteHref } from '../../selection/quote.ts';
import { isResult, type SavingsRequest, savingsOf, writeSavings } from '../../selection/savings.ts';
import { result as words } from './content.ts';
import { NewMachines } from './NewMachines.tsx';

/** The savings and every step of the calculation. */
export function Result({ request }: { request: SavingsRequest }) {
  const steps = savingsOf(request);
  const inUS = savingsOf(request, 'us');
  const section = useRef<HTMLElement>(null);
  const navigation = useNavigationType();
  useEffect(() => {
    // Moves the focus after a submission, but not when a link to the result is opened.
    if (navigation !== 'POP') section.current?.focus();
  }, [navigation]);
  return (
    <Section
      ref={section}
      id="result"
      tabIndex={-1}
      tone="subtle"
      title={words.title}
      lead={words.lead(request.series)}
    >
      <Stack gap="xxxl">
        <MeasureBand
          items={steps
            .filter(isResult)
            .map(({ title, result }) => ({ label: title, ...figureOf(result) }))}
        />
        <Stack gap="l">
          <Heading level={3}>{words.steps}</Heading>
          <PropertyTable
            label={words.steps}
            items={steps.map((step, index) => ({
              name: step.title,
              values: [
                inUnits((system) => {
                  const { sum, result } = (system === 'us' && inUS[index]) || step;
                  return `${sum} = ${result}`;
                }),
              ],
            }))}
          />
          <Stack as="ul" gap="xs">
            {steps.flatMap(({ id, source }) =>
              source ? (
                <li key={id}>
                  <Text as="span" size="small" tone="muted">
                    {source}
                  </Text>
                </li>
              ) : (
                []
              ),
            )}
          </Stack>
        </Stack>
        {request.duty && <NewMachines series={request.series} duty={request.duty} />}
        <div>
          <ButtonLink href={quoteHref({ parameters: writeSavings(request) })}>
            {words.quote}
          </ButtonLink>
        </div>
      </Stack>
    </Section>
  );
}

/** Splits `18–27 kW` into a figure and its unit. */
function figureOf(result: string): { value: string; unit?: string } {
  const [value = '', unit] = result.split('\u00a0');
  return { value, unit };
}
