import { modelHref } from '@brand/catalogue/models';
import { quoteHref } from '@brand/catalogue/selection/links';
import { example, requestIn, selectorHref, writeRequest } from '@brand/catalogue/selection/request';
import { select } from '@brand/catalogue/selection/select';
import { countText } from '@brand/catalogue/selection/words';
import { inUnits, printDuty } from '@brand/catalogue/units';
import {
  ButtonLink,
  type DutyPoint,
  Grid,
  Link,
  Section,
  SectionHead,
  type SectionProps,
  Stack,
  Text,
  useUnits,
} from '@brand/ui';
import { useState } from 'react';
import { measured } from '../../shell/measured.tsx';
import { finder as words } from './content.ts';
import { ModelReadout } from './ModelReadout.tsx';
import { SelectorChart } from './SelectorChart.tsx';
import { SelectorForm } from './SelectorForm.tsx';

/** Finds machines by flow and pressure, typed or set on the chart. It begins with an example, which no link carries. */
export function Finder({ tone }: Pick<SectionProps, 'tone'>) {
  const [duty, setDuty] = useState<DutyPoint | null>(null);
  const shown = duty ?? example;
  const asked = requestIn('metric', shown);
  const found = select(asked);
  const request = duty ? asked : undefined;
  const [best] = [
    ...found.fits.map(({ model }) => model),
    ...found.near.flatMap((near) => near.models),
  ];
  return (
    <Section id="finder" tone={tone} aria-labelledby="finder-title">
      <SectionHead headingId="finder-title" title={words.title}>
        <DutyForm duty={duty} />
      </SectionHead>
      <Stack gap="l">
        <Grid columns="sidebar" gap="l">
          <SelectorChart hint value={shown} onValueChange={setDuty} />
          {best && (
            <ModelReadout
              look="panel"
              model={best}
              request={asked}
              text={measured(
                inUnits((system) => {
                  const [flow, pressure] = (['flow', 'pressure'] as const).map((quantity) =>
                    printDuty(quantity, shown[quantity], system),
                  );
                  return countText(found, `${flow} at ${pressure}`);
                }),
              )}
              actions={
                <>
                  <ButtonLink
                    size="small"
                    href={quoteHref({
                      models: [best],
                      parameters: request && writeRequest(request),
                    })}
                  >
                    {words.quote}
                  </ButtonLink>
                  <ButtonLink
                    size="small"
                    tone="quiet"
                    href={request ? selectorHref(request) : modelHref(best)}
                  >
                    {request ? words.all : words.view}
                  </ButtonLink>
                </>
              }
            />
          )}
        </Grid>
        <Grid columns="two" gap="l">
          <Text size="caption" tone="muted">
            {words.note}
          </Text>
          <Stack direction="inline" gap="l">
            {words.tools.map(({ name, href }) => (
              <Link key={href} href={href} tone="standalone">
                {name}
              </Link>
            ))}
          </Stack>
        </Grid>
      </Stack>
    </Section>
  );
}

/** A separate component, so that a change of units does not render the chart again. */
function DutyForm({ duty }: { duty: DutyPoint | null }) {
  const { system } = useUnits();
  const typed = duty ? Object.fromEntries(writeRequest(requestIn(system, duty))) : {};
  return <SelectorForm small read={{ typed, errors: {} }} />;
}
