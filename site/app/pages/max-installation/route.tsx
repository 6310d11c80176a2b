import { documentHref } from '@brand/catalogue/documentsOnRequest';
import { installationManual } from '@brand/catalogue/downloads';
import { fileNote } from '@brand/documents/fileNotes';
import { hoist } from '@brand/media';
import {
  FeatureList,
  Figure,
  Ledger,
  Picture,
  PropertyTable,
  Prose,
  Section,
  type SectionProps,
  Split,
} from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Actions } from '../../shell/Actions.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { bleeding, pictureOf } from '../../shell/pictures.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function MaxInstallation() {
  const { hero, chapters, closing } = content;
  return (
    <LandingPage
      page={page}
      title={hero.title}
      text={`${hero.text} ${hero.edition}`}
      actions={
        <Actions
          items={[
            {
              name: `${hero.download} (${fileNote(installationManual.href)})`,
              href: installationManual.href,
            },
            { name: hero.request, href: documentHref('installation-data') },
          ]}
        />
      }
    >
      {chapters.map((chapter, index) => (
        <Chapter key={chapter.id} {...chapter} tone={index % 2 ? 'subtle' : 'plain'} />
      ))}
      <Closing ground="light" {...closing} />
    </LandingPage>
  );
}

/** A chapter in the form that suits its content. */
function Chapter({
  id,
  title,
  text,
  steps = [],
  caption,
  sheet,
  ledger,
  tone,
}: content.Chapter & Pick<SectionProps, 'tone'>) {
  const headingId = `${id}-title`;
  if (caption) {
    return (
      <Section id={id} ground="dark" space="none" aria-labelledby={headingId}>
        <Split
          bleed
          headingId={headingId}
          title={title}
          text={text}
          media={
            <Figure number={1} caption={caption}>
              <Picture {...pictureOf(hoist)} sizes={bleeding} />
            </Figure>
          }
        >
          <Prose>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Prose>
        </Split>
      </Section>
    );
  }
  if (ledger) {
    return (
      <Section id={id} tone={tone} title={title} lead={text}>
        <Ledger items={ledger} />
      </Section>
    );
  }
  if (!sheet) {
    return (
      <Section id={id} tone={tone} title={title} lead={text} head="stack">
        <FeatureList items={steps} />
      </Section>
    );
  }
  const table = (
    <PropertyTable
      label={sheet.label}
      items={sheet.rows}
      columns={sheet.columns}
      labels={{ missing: content.withQuote, ...sheet.labels }}
    />
  );
  return sheet.columns ? (
    <Section id={id} tone={tone} title={title} lead={text}>
      {table}
    </Section>
  ) : (
    <Section id={id} tone={tone} aria-labelledby={headingId}>
      <Aside level={2} headingId={headingId} title={title} text={text}>
        {table}
      </Aside>
    </Section>
  );
}
