import type { Faq } from '@brand/catalogue/questions/faq';
import { faqPage, type Node } from '@brand/catalogue/structuredData';
import type { FilmMedia, StillMedia } from '@brand/media';
import {
  Hero,
  type Measure,
  MeasureBand,
  PauseMotion,
  Picture,
  Section,
  SectionNav,
  type SectionNavItem,
} from '@brand/ui';
import type { ReactNode } from 'react';
import { type Action, Actions } from '../shell/Actions.tsx';
import { Closing } from '../shell/Closing.tsx';
import { HeroFilm } from '../shell/Film.tsx';
import type { Page } from '../shell/page.ts';
import { pictureOf } from '../shell/pictures.ts';
import { type ServerOnly, StructuredData } from '../shell/StructuredData.tsx';
import { Aside } from './Aside.tsx';
import { Questions } from './Questions.tsx';

/** Copy of a service page. */
interface ServicePageContent {
  hero: { title: string; text: string };
  /** Tags in the hero. */
  chips?: readonly string[];
  /** Four figures at the foot of the hero. */
  measures: readonly Measure[];
  tabs: readonly SectionNavItem[];
  faq: { title: string; lead: string };
  closing: { title: string; text: string };
}

export interface ServicePageProps {
  page: Page;
  content: ServicePageContent;
  /** Film or picture behind the hero. */
  media: FilmMedia | StillMedia;
  /** A link between the text of the hero and its buttons. */
  inset?: ReactNode;
  /** Buttons of the hero, the primary first. */
  actions: readonly Action[];
  questions: readonly Faq[];
  /** Buttons of the call to action, the primary first. */
  closingActions: readonly Action[];
  /** Structured data besides the questions and the breadcrumbs. */
  data: ServerOnly<readonly Node[]>;
  /** The sections that the tabs link to. */
  children: ReactNode;
}

/** Shared layout of the services, support and applications pages. */
export function ServicePage({
  page,
  content,
  media,
  inset,
  actions,
  questions,
  closingActions,
  data,
  children,
}: ServicePageProps) {
  const { hero, chips, measures, tabs, faq, closing } = content;
  const isFilm = 'poster' in media;
  return (
    <>
      <Hero
        headlines={[hero]}
        media={isFilm ? <HeroFilm film={media} /> : <Picture {...pictureOf(media)} priority />}
        actions={<Actions items={actions} />}
        tags={chips}
        control={isFilm && <PauseMotion />}
        foot={<MeasureBand items={measures} />}
      >
        {inset}
      </Hero>
      <SectionNav items={tabs} label={page.title} />
      {children}
      <Section id="faq" tone="subtle" aria-labelledby="faq-title">
        <Aside level={2} headingId="faq-title" title={faq.title} text={faq.lead}>
          <Questions items={questions} />
        </Aside>
      </Section>
      <Closing {...closing} actions={closingActions} />
      <StructuredData
        page={page}
        data={import.meta.env.SSR && [...(data || []), faqPage(questions)]}
      />
    </>
  );
}
