import { CoverGrid, Heading, Link, Section, SectionHead, Stack, Text } from '@brand/ui';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { measured } from '../../shell/measured.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { pictureOf } from '../../shell/pictures.ts';
import * as content from './content.ts';
import { ModelDatasheet } from './ModelDatasheet.tsx';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Downloads() {
  const { closing, documents, files, single } = content;
  return (
    <LandingPage {...content.hero} page={page}>
      <Section aria-label={page.title}>
        <CoverGrid
          priority
          headingLevel={2}
          items={documents.map(({ cover, text, ...item }) => ({
            ...item,
            text: measured(text),
            image: pictureOf(cover),
          }))}
        >
          <Stack gap="m">
            <Heading level={2} size="h4">
              {files.title}
            </Heading>
            <Stack as="ul" gap="m">
              {files.items.map(({ title, link }) => (
                <Text key={title} as="li" size="small">
                  <Text size="small" tone="muted">
                    {title}
                  </Text>
                  <Link href={link.href} tone="standalone">
                    {link.name}
                  </Link>
                </Text>
              ))}
            </Stack>
          </Stack>
        </CoverGrid>
      </Section>
      <Section tone="subtle" space="half" aria-labelledby="single-title">
        <SectionHead
          layout="ruled"
          headingId="single-title"
          title={single.title}
          lead={single.text}
        >
          <ModelDatasheet />
        </SectionHead>
      </Section>
      <Closing ground="light" {...closing} />
    </LandingPage>
  );
}
