import { Alert, Heading, Prose, Section, Stack } from '@brand/ui';
import { useLocation } from 'react-router-dom';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { pageAt, pageRoute } from '../../shell/pageRoute.ts';
import { draft } from './content.ts';
import { pages } from './page.ts';

export const { meta, handle } = pageRoute(pages);

export default function Legal() {
  const { sections, ...page } = pageAt(pages, useLocation().pathname);
  return (
    <LandingPage page={page} title={page.title} text={page.description}>
      <Section width="text">
        <Stack gap="xl">
          <Alert title={draft.title} role="note">
            {draft.text}
          </Alert>
          <Prose>
            {sections.map((section) => (
              <Stack key={section.title} gap="s">
                <Heading level={2} size="h3">
                  {section.title}
                </Heading>
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Stack>
            ))}
          </Prose>
        </Stack>
      </Section>
    </LandingPage>
  );
}
