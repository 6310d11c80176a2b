import {
  ButtonLink,
  CallToAction,
  FeatureList,
  Heading,
  PropertyTable,
  Section,
  SectionHead,
  Stack,
  Steps,
  Text,
} from '@brand/ui';
import type { ManualSheet } from '../content/manuals.ts';
import * as content from '../content/manuals.ts';
import { cardDownloads } from '../content/media.generated.ts';
import { requestHref } from '../content/supportCentre.ts';
import { LandingPage } from '../landing/LandingPage.tsx';
import { Aside } from '../service-pages/Aside.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';

const path = '/product-manuals';

export const handle: RouteHandle = { hero: true };

export const meta = () =>
  pageMeta({
    title: content.name,
    description: content.description,
    path,
    image: cardDownloads.src,
  });

export default function ProductManuals() {
  return (
    <LandingPage {...content.hero} name={content.name} path={path}>
      <Section tone="subtle" aria-labelledby="chapters">
        <SectionHead headingId="chapters" title={content.chapters.title} />
        <Steps steps={content.chapters.steps} />
      </Section>
      {content.manuals.map(({ id, title, text, sheets }, index) => (
        <Section
          key={id}
          id={id}
          tone={index % 2 ? 'subtle' : 'plain'}
          aria-labelledby={`${id}-title`}
        >
          <Aside level={2} headingId={`${id}-title`} title={title} text={text}>
            <Stack gap="xxl">
              {sheets.map((sheet) => (
                <Sheet key={sheet.title} series={title} {...sheet} />
              ))}
            </Stack>
          </Aside>
        </Section>
      ))}
      <Section tone="subtle" aria-labelledby="care">
        <Aside level={2} headingId="care" title={content.care.title} text={content.care.text}>
          <FeatureList aria-labelledby="care" features={content.care.items} />
        </Aside>
      </Section>
      <CallToAction
        {...content.closing}
        actions={
          <>
            <ButtonLink href={requestHref}>Request a manual</ButtonLink>
            <ButtonLink href="/media/downloads" tone="quiet">
              Datasheets
            </ButtonLink>
          </>
        }
      />
    </LandingPage>
  );
}

function Sheet({ series, title, rows, columns, labels, note }: ManualSheet & { series: string }) {
  return (
    <Stack>
      <Heading level={3}>{title}</Heading>
      <PropertyTable label={`${title}, ${series}`} rows={rows} columns={columns} labels={labels} />
      {note && (
        <Text size="caption" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  );
}
