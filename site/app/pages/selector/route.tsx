import { models } from '@brand/catalogue/models';
import { quoteHref } from '@brand/catalogue/selection/links';
import {
  example,
  readRequest,
  selectorHref,
  writeRequest,
} from '@brand/catalogue/selection/request';
import { select } from '@brand/catalogue/selection/select';
import { countText, pointText } from '@brand/catalogue/selection/words';
import { inUnits } from '@brand/catalogue/units';
import {
  Breadcrumbs,
  ButtonLink,
  Grid,
  Heading,
  Link,
  PageHead,
  ResultRow,
  Section,
  SectionHead,
  Stack,
  Text,
  VisuallyHidden,
} from '@brand/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Comparison } from '../../blocks/comparison/Comparison.tsx';
import { ModelTable } from '../../blocks/comparison/ModelTable.tsx';
import { SelectorForm } from '../../blocks/selector/SelectorForm.tsx';
import { OpenFigure } from '../../blocks/series/OpenFigure.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { measured } from '../../shell/measured.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { page as products } from '../products/page.ts';
import { all, chart, closing, head, series, tries } from './content.ts';
import { DutyMap, mapId } from './DutyMap.tsx';
import { page } from './page.ts';
import { MoreResults, Results, titleId } from './Results.tsx';

export const { meta, handle } = pageRoute(page);

export default function Selector() {
  const [parameters] = useSearchParams();
  const [highlighted, setHighlighted] = useState<string | null>(null);
  // The form always sends units, so a URL with units but no figures is an empty submission, not a first visit.
  const read = readRequest(parameters, parameters.has('flowUnit'));
  const { request } = read;
  const found = request && select(request);
  const isUntouched = Object.keys(read.errors).length === 0;
  const emphasis = { highlighted, onHighlightedChange: setHighlighted };
  return (
    <>
      <PageHead {...head}>
        <Breadcrumbs
          items={[products, page].map(({ title, path }) => ({ name: title, href: path }))}
        />
      </PageHead>
      <SelectorForm
        read={read}
        link={
          <ButtonLink tone="quiet" size="small" href={`#${mapId}`} aria-label={chart.title}>
            {chart.short}
          </ButtonLink>
        }
      />
      <VisuallyHidden role="status">
        {request &&
          found &&
          measured(inUnits((system) => countText(found, pointText(request, system))))}
      </VisuallyHidden>
      <Section
        space="tight"
        {...(found ? { id: 'results', 'aria-labelledby': titleId } : { 'aria-label': page.title })}
      >
        <Stack gap="l">
          <Grid columns="figure" gap="l">
            {request && found ? (
              <Results request={request} found={found} {...emphasis} />
            ) : (
              <Stack gap="m">
                <Stack gap="s">
                  <Heading level={2} size="h3">
                    {chart.start}
                  </Heading>
                  <Text>{chart.lead}</Text>
                </Stack>
                <ul>
                  {series.map(({ text, ...item }) => (
                    <ResultRow key={item.title} {...item} text={measured(text)} />
                  ))}
                </ul>
                <Text size="small" tone="muted">
                  {chart.tries}
                </Text>
                <Stack direction="inline" gap="m">
                  {tries.map((one) => (
                    <Link key={one.flow} href={selectorHref(one)} tone="standalone">
                      {measured(inUnits((system) => pointText(one, system)))}
                    </Link>
                  ))}
                </Stack>
              </Stack>
            )}
            <DutyMap
              request={request}
              found={found ?? (isUntouched ? select(example) : undefined)}
              {...emphasis}
            />
          </Grid>
          {request && found && <MoreResults request={request} found={found} {...emphasis} />}
        </Stack>
      </Section>
      <Section id="all" aria-labelledby="all-title">
        <SectionHead headingId="all-title" title={all.title} lead={all.lead} />
        <Stack gap="s">
          <ModelTable
            grouped
            label={all.label}
            models={models}
            marked={found?.fits.map(({ model }) => model.code)}
            note={all.note}
          />
          <OpenFigure of="conditions" />
        </Stack>
      </Section>
      <Closing
        title={closing.title}
        text={closing.text}
        actions={[
          { name: closing.name, href: quoteHref({ parameters: request && writeRequest(request) }) },
        ]}
      />
      <Comparison />
      <StructuredData page={page} />
    </>
  );
}
