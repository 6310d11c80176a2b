import { serviceRequestHref } from '@brand/catalogue/company';
import { documentHref } from '@brand/catalogue/documentsOnRequest';
import { installationManual } from '@brand/catalogue/downloads';
import { fileNote } from '@brand/catalogue/fileNotes';
import { hoist } from '@brand/media';
import {
  ButtonLink,
  CallToAction,
  Figure,
  Picture,
  PropertyTable,
  Prose,
  Section,
  Stack,
} from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { pictureOf } from '../../shell/pictures.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function MaxInstallation() {
  const { hero, chapters, closing } = content;
  return (
    <LandingPage
      page={page}
      title={hero.title}
      text={hero.text}
      actions={
        <>
          <ButtonLink href={installationManual.href}>
            {`${hero.download} (${fileNote(installationManual.href)})`}
          </ButtonLink>
          <ButtonLink href={documentHref('installation-data')} tone="quiet">
            {hero.request}
          </ButtonLink>
        </>
      }
    >
      {chapters.map(({ id, title, text, steps, caption, sheet }, index) => (
        <Section
          key={id}
          id={id}
          space="half"
          tone={index % 2 ? 'subtle' : 'plain'}
          aria-labelledby={`${id}-title`}
        >
          <Aside level={2} headingId={`${id}-title`} title={title} text={text}>
            <Stack gap="l">
              {steps && (
                <Prose>
                  <ol>
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                </Prose>
              )}
              {caption && (
                <Figure number={1} caption={caption}>
                  <Picture {...pictureOf(hoist)} sizes="(width >= 64rem) 60vw, 100vw" />
                </Figure>
              )}
              {sheet && (
                <PropertyTable
                  label={sheet.label}
                  items={sheet.rows}
                  columns={sheet.columns}
                  labels={{ missing: content.withOrder, ...sheet.labels }}
                />
              )}
            </Stack>
          </Aside>
        </Section>
      ))}
      <CallToAction
        ground="light"
        title={closing.title}
        text={closing.text}
        actions={
          <>
            <ButtonLink href="/services#installation">{closing.action}</ButtonLink>
            <ButtonLink href={serviceRequestHref} tone="quiet">
              {closing.service}
            </ButtonLink>
          </>
        }
      />
    </LandingPage>
  );
}
