import { properties, specified } from '@brand/catalogue/modelFigures';
import { type Model, modelHref } from '@brand/catalogue/models';
import { quoteHref, savingsHref } from '@brand/catalogue/selection/links';
import { type SelectionRequest, withDuty, writeRequest } from '@brand/catalogue/selection/request';
import { ButtonLink, ComparisonTable, Section, SectionHead, Stack } from '@brand/ui';
import { CarriedDuty } from '../../blocks/selector/CarriedDuty.tsx';
import { carried } from '../../blocks/selector/content.ts';
import { SiteUnits } from '../../shell/SiteUnits.tsx';
import { dutyProperties, dutyValues } from './atDuty.ts';
import { comparison as words } from './content.ts';

interface TableProps {
  chosen: readonly Model[];
  /** Code of the model in the fixed column. */
  fixed: string | undefined;
  duty: SelectionRequest | undefined;
}

/** The chosen models in one table. */
export function Table({ chosen, fixed, duty }: TableProps) {
  return (
    <Section id="comparison" aria-labelledby="comparison-title">
      <SectionHead
        headingId="comparison-title"
        title={words.title}
        lead={chosen.length > 1 ? words.lead : words.leadOfOne}
      >
        <SiteUnits block="comparison" />
      </SectionHead>
      <Stack gap="l">
        {duty && <CarriedDuty request={duty} />}
        <ComparisonTable
          label={words.label}
          properties={[...(duty ? dutyProperties : []), ...properties.comparison]}
          items={chosen.map((model) => {
            const { values, ...specifications } = specified(model);
            return {
              ...specifications,
              values: { ...values, ...(duty && dutyValues(model, duty)) },
              href: withDuty(modelHref(model), duty),
            };
          })}
          value={chosen.map(({ code }) => code)}
          fixed={fixed}
          highlighted={fixed}
          differences={chosen.length > 1}
          note={words.note}
        />
        <Stack direction="inline" gap="m">
          <ButtonLink href={quoteHref({ models: chosen, parameters: duty && writeRequest(duty) })}>
            {words.quote}
          </ButtonLink>
          <ButtonLink href={savingsHref(chosen, duty && writeRequest(duty))} tone="quiet">
            {carried.savings}
          </ButtonLink>
        </Stack>
      </Stack>
    </Section>
  );
}
