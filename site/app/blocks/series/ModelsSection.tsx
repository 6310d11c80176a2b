import { selectorHref } from '@brand/catalogue/selection/request';
import { ChoiceLink } from '@brand/router/ChoiceLink';
import { Link, LinkProvider, Section, SectionHead, type SectionProps } from '@brand/ui';
import { measured } from '../../shell/measured.tsx';
import type { Series } from './series.ts';
import { tabs } from './useSeriesView.ts';

interface ModelsSectionProps extends Pick<SectionProps, 'tone' | 'children'> {
  words: Series['models'];
}

/** The models of a series, to select one by a link that keeps the place on the page. */
export function ModelsSection({ words, tone, children }: ModelsSectionProps) {
  return (
    <Section id={tabs.models} tone={tone} aria-labelledby="models-title">
      <SectionHead
        headingId="models-title"
        layout="stack"
        title={words.title}
        lead={measured(words.lead)}
      >
        <Link href={selectorHref()} tone="standalone">
          Find by flow and pressure
        </Link>
      </SectionHead>
      <LinkProvider component={ChoiceLink}>{children}</LinkProvider>
    </Section>
  );
}
