import { caseStudies, caseStudyHref } from '@brand/catalogue/caseStudies';
import { operatingLimitMeasures } from '@brand/catalogue/environment';
import {
  Figure,
  Grid,
  Heading,
  Ledger,
  Link,
  MeasureBand,
  Picture,
  SavingFigure,
  Section,
  Stack,
  Text,
  VisuallyHidden,
} from '@brand/ui';
import { useLocation } from 'react-router-dom';
import { caseImages } from '../../blocks/CaseStudies.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Actions } from '../../shell/Actions.tsx';
import { pageMeta } from '../../shell/meta.ts';
import { pageAt, pageRoute } from '../../shell/pageRoute.ts';
import { pictureOf } from '../../shell/pictures.ts';
import type { Route } from './+types/route.ts';
import { bases, captions, closing, isCooling, principle, words } from './content.ts';
import { pages } from './page.ts';
import { principles } from './principles.tsx';

export const { handle } = pageRoute(pages);

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({ ...pageAt(pages, location.pathname), type: 'article' });

export default function CaseStudyPage() {
  const { study, ...page } = pageAt(pages, useLocation().pathname);
  const { slug, sector, segment, summary, saving, results } = study;
  const facts = { sector, machine: words.machineOf(study) };
  return (
    <LandingPage
      page={page}
      title={page.title}
      text={summary}
      media={
        <Picture {...pictureOf(caseImages[slug])} priority sizes="(width >= 64rem) 62vw, 100vw" />
      }
      actions={
        <Stack as="ul" direction="inline" gap="xl">
          {(['sector', 'machine'] as const).map((fact) => (
            <li key={fact}>
              <Text size="caption" tone="muted">
                {words[fact]}
              </Text>
              <Text size="small" as="strong">
                {facts[fact]}
              </Text>
            </li>
          ))}
        </Stack>
      }
    >
      <Section aria-label={words.saving}>
        <SavingFigure value={saving} title={words.saving} note={words.note} />
      </Section>
      <Section tone="subtle">
        <Grid columns="two" gap="xxl">
          {(['challenge', 'solution'] as const).map((part, index) => (
            <Stack key={part} gap="xl">
              <Stack gap="m">
                <Heading level={2}>{words[part]}</Heading>
                <Text size="lead">{study[part]}</Text>
              </Stack>
              <Figure
                number={index + 1}
                caption={[captions[slug][part], index === 0 && principle].filter(Boolean).join(' ')}
              >
                {principles[slug][part]}
              </Figure>
            </Stack>
          ))}
        </Grid>
      </Section>
      <Section title={words.results} head="ruled">
        <Stack gap="m">
          <Ledger
            items={results.map((title, index) => ({
              title,
              text: bases[slug][index],
            }))}
          />
          <Text size="small" tone="muted">
            {words.unpublished}
          </Text>
        </Stack>
      </Section>
      <Section tone="subtle" title={words.others} head="ruled">
        <Ledger
          items={caseStudies
            .filter((other) => other !== study)
            .map((other) => ({
              value: String(other.saving),
              unit: '%',
              title: `${other.title}, ${other.location}`,
              text: (
                <>
                  {other.summary} <br />
                  <Link href={caseStudyHref(other)}>
                    {words.read}
                    <VisuallyHidden> {other.title}</VisuallyHidden>
                  </Link>
                </>
              ),
            }))}
        />
      </Section>
      <Section screenOnly aria-labelledby="closing">
        <Stack gap="xl">
          <Grid columns="split" gap="l">
            <Heading level={2} id="closing">
              {closing.title}
            </Heading>
            <Text size="lead" tone="muted">
              {isCooling(study) ? closing.cooling.text : closing.text}
            </Text>
          </Grid>
          {!isCooling(study) && <MeasureBand items={operatingLimitMeasures(closing)} />}
          <Stack direction="inline" gap="s">
            <Actions
              items={[
                closing.ask,
                isCooling(study) ? closing.cooling.find : closing.find,
                { name: closing.application(sector), href: `/applications#${segment}` },
              ]}
            />
          </Stack>
        </Stack>
      </Section>
    </LandingPage>
  );
}
