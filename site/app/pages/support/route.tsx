import {
  ButtonLink,
  CoverGrid,
  FeatureGrid,
  Grid,
  Heading,
  Link,
  MeasureBand,
  Section,
  Stack,
  Text,
} from '@brand/ui';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { measured } from '../../shell/measured.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { pictureOf } from '../../shell/pictures.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function SupportCentre() {
  const { hotline, request, response, brochure, help, closing } = content;
  return (
    <LandingPage {...content.hero} page={page}>
      <Section id="request" aria-label={request.title}>
        <Grid columns="two">
          <Stack>
            <Heading level={2} size="h4">
              {hotline.title}
            </Heading>
            <Text as="div">
              <Link href={hotline.href} tone="standalone">
                <Heading level={3} size="h2">
                  {hotline.number}
                </Heading>
              </Link>
            </Text>
            <Text tone="muted">{hotline.text}</Text>
          </Stack>
          <Stack>
            <Heading level={2} size="h4">
              {request.title}
            </Heading>
            <Text tone="muted">{request.text}</Text>
            <Stack direction="inline">
              <ButtonLink href={request.link.href}>{request.link.name}</ButtonLink>
            </Stack>
          </Stack>
        </Grid>
      </Section>
      <Section tone="subtle" title={response.title} lead={response.lead} head="ruled">
        <MeasureBand items={response.items} size="large" />
      </Section>
      <Section title={help.title} head="stack">
        <CoverGrid
          id="service-brochure"
          items={[
            {
              ...brochure,
              text: measured(brochure.text),
              image: pictureOf(brochure.cover),
            },
          ]}
        >
          <FeatureGrid items={help.items} columns="rows" />
        </CoverGrid>
      </Section>
      <Closing ground="light" {...closing} />
    </LandingPage>
  );
}
