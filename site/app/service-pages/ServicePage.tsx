import {
  ButtonLink,
  CallToAction,
  FaqAccordion,
  Hero,
  type Measure,
  MeasureBand,
  PauseMotion,
  Section,
  SectionNav,
  type SectionNavItem,
} from '@brand/ui';
import type { ReactNode } from 'react';
import type { Faq } from '../content/faqs.ts';
import { breadcrumbs, faqPage, type Node, StructuredData } from '../shell/structuredData.tsx';
import { Aside } from './Aside.tsx';

/** A link with its words. */
export interface Action {
  name: string;
  href: string;
}

export interface ServicePageProps {
  /** Name of the page, and its path. */
  name: string;
  path: string;
  hero: { title: string; text: string };
  /** Picture or film behind the hero. */
  media: ReactNode;
  /** Two buttons of the hero, the primary first. */
  actions: readonly [Action, Action];
  /** Words beside the buttons. */
  chips?: readonly string[];
  /** Four figures at the foot of the hero. */
  measures: readonly Measure[];
  tabs: readonly SectionNavItem[];
  faq: { title: string; lead: string; items: readonly Faq[] };
  closing: { title: string; text: string };
  /** Links of the end, the primary first. */
  closingActions: readonly Action[];
  /** What search engines are told beyond the questions and the place of the page. */
  data: readonly Node[];
  /** The sections that the tabs lead to. */
  children: ReactNode;
}

/** One layout for what the company does beyond its machines: services, support and applications. */
export function ServicePage({
  name,
  path,
  hero,
  media,
  actions,
  chips,
  measures,
  tabs,
  faq,
  closing,
  closingActions,
  data,
  children,
}: ServicePageProps) {
  return (
    <>
      <Hero
        headlines={[hero]}
        media={media}
        actions={<Actions of={actions} />}
        tags={chips}
        control={<PauseMotion />}
        foot={<MeasureBand measures={measures} />}
      />
      <SectionNav items={tabs} label={name} />
      {children}
      <Section id="faq" tone="subtle" aria-labelledby="faq-title">
        <Aside level={2} headingId="faq-title" title={faq.title} text={faq.lead}>
          <FaqAccordion items={faq.items} />
        </Aside>
      </Section>
      <CallToAction
        title={closing.title}
        text={closing.text}
        actions={<Actions of={closingActions} />}
      />
      <StructuredData data={[...data, faqPage(faq.items), breadcrumbs({ name, path })]} />
    </>
  );
}

function Actions({ of: [primary, ...others] }: { of: readonly Action[] }) {
  return (
    <>
      {primary && <ButtonLink href={primary.href}>{primary.name}</ButtonLink>}
      {others.map(({ name, href }) => (
        <ButtonLink key={href} href={href} tone="quiet">
          {name}
        </ButtonLink>
      ))}
    </>
  );
}
