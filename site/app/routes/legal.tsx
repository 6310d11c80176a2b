import { Alert, Heading, Prose, Section, Stack } from '@brand/ui';
import { useLocation } from 'react-router-dom';
import { draft, legalDocuments, privacy } from '../content/legal.ts';
import { LandingPage } from '../landing/LandingPage.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import type { Route } from './+types/legal.ts';

export const handle: RouteHandle = { hero: true };

/** The document at an address of `legalDocuments`, which all lead here. */
const documentAt = (path: string) =>
  legalDocuments.find((document) => path.startsWith(document.path)) ?? privacy;

export const meta: Route.MetaFunction = ({ location }) => pageMeta(documentAt(location.pathname));

export default function Legal() {
  const { title, description, path, sections } = documentAt(useLocation().pathname);
  return (
    <LandingPage title={title} text={description} path={path}>
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
