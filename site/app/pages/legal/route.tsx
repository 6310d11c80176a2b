import { Alert, Prose, Section, Stack } from '@brand/ui';
import { useLocation } from 'react-router-dom';
import { Aside } from '../../blocks/Aside.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { pageAt, pageRoute } from '../../shell/pageRoute.ts';
import { draft } from './content.ts';
import { pages } from './page.ts';

export const { meta, handle } = pageRoute(pages);

export default function Legal() {
  const { sections, ...page } = pageAt(pages, useLocation().pathname);
  return (
    <LandingPage
      page={page}
      title={page.title}
      text={page.description}
      actions={
        <Alert title={draft.title} role="note">
          {draft.text}
        </Alert>
      }
    >
      <Section aria-label={page.title}>
        <Stack gap="xxxl">
          {sections.map(({ id, title, paragraphs, items }) => (
            <Aside key={title} level={2} headingId={id} title={title}>
              <Prose>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {items && (
                  <ul>
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
              </Prose>
            </Aside>
          ))}
        </Stack>
      </Section>
    </LandingPage>
  );
}
