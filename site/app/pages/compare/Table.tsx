import { ButtonLink, ComparisonTable, Section, SectionHead, Stack } from '@brand/ui';
import { properties, specified } from '../../company/modelFigures.ts';
import { type Model, modelHref } from '../../company/models.ts';
import { quoteHref } from '../../selection/quote.ts';
import { SiteUnits } from '../../shell/SiteUnits.tsx';
import { comparison as words } from './content.ts';

interface TableProps {
  chosen: readonly Model[];
  /** Code of the model in the fixed column. */
  fixed: string | undefined;
}

/** The chosen models in one table. */
export function Table({ chosen, fixed }: TableProps) {
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
        <ComparisonTable
          label={words.label}
          properties={properties.comparison}
          items={chosen.map((model) => ({ ...specified(model), href: modelHref(model) }))}
          value={chosen.map(({ code }) => code)}
          fixed={fixed}
          highlighted={fixed}
          differences={chosen.length > 1}
          note={words.note}
        />
        <div>
          <ButtonLink href={quoteHref({ models: chosen })}>{words.quote}</ButtonLink>
        </div>
      </Stack>
    </Section>
  );
}
