import {
  ButtonLink,
  CallToAction,
  FeatureGrid,
  Grid,
  Hero,
  MeasureBand,
  PauseMotion,
  Section,
  SectionHead,
  SectionNav,
} from '@brand/ui';
import { blogFetchContext } from '../blog/context.ts';
import { ContactForm } from '../contact/ContactForm.tsx';
import { Direct } from '../contact/Direct.tsx';
import { Offices } from '../contact/Offices.tsx';
import { hotlineHref, phoneHref } from '../content/company.ts';
import * as content from '../content/contact.ts';
import { airFoilBearing, cardContact } from '../content/media.generated.ts';
import { officeHref, offices, openingHours } from '../content/offices.ts';
import { receiveEnquiry } from '../enquiry/receive.ts';
import { HeroFilm } from '../shell/Film.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import { breadcrumbs, office, organization, StructuredData } from '../shell/structuredData.tsx';
import type { Route } from './+types/contact.ts';

export const handle: RouteHandle = { hero: true, contactForm: true };

const path = '/contact';
const tabs = content.sections.map(({ id, name }) => ({ name, href: `#${id}` }));

export const meta = () =>
  pageMeta({
    title: content.name,
    description: content.description,
    path,
    image: cardContact.src,
  });

export function action({ request, context }: Route.ActionArgs) {
  return receiveEnquiry(request, context.get(blogFetchContext));
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const { hero, form, support, partners, closing } = content;
  return (
    <>
      <Hero
        headlines={[hero]}
        media={<HeroFilm film={airFoilBearing} />}
        mediaPlace="end"
        actions={
          <>
            <ButtonLink href="#contact-form">{hero.form}</ButtonLink>
            <ButtonLink href="#global-offices" tone="quiet">
              {hero.offices}
            </ButtonLink>
          </>
        }
        control={<PauseMotion />}
        foot={<MeasureBand measures={hero.measures} />}
      />
      <SectionNav items={tabs} label={content.name} />
      <Section id="contact-form" aria-labelledby="contact-form-title">
        <SectionHead headingId="contact-form-title" title={form.title} lead={form.lead} />
        <Grid columns="sidebar">
          <ContactForm sent={actionData} />
          <Direct />
        </Grid>
      </Section>
      <Offices />
      <Section id="support" aria-labelledby="support-title">
        <SectionHead headingId="support-title" title={support.title} lead={support.lead} />
        <FeatureGrid features={support.links} />
      </Section>
      <CallToAction
        headingId="hotline-title"
        aria-labelledby="hotline-title"
        title={support.hotline.title}
        text={support.hotline.text}
        actions={<ButtonLink href={hotlineHref}>{support.hotline.call}</ButtonLink>}
      />
      <Section id="partners" tone="subtle" aria-labelledby="partners-title">
        <SectionHead headingId="partners-title" title={partners.title} lead={partners.lead} />
        <FeatureGrid
          columns="three"
          features={partners.items.map(({ interest, ...partner }) => ({
            ...partner,
            link: {
              label: partners.apply,
              href: `?tab=partnership&interest=${interest}#contact-form`,
            },
          }))}
        />
      </Section>
      <CallToAction
        ground="light"
        title={closing.title}
        text={closing.text}
        actions={
          <>
            <ButtonLink href="#contact-form">{closing.contact}</ButtonLink>
            <ButtonLink href={phoneHref} tone="quiet">
              {closing.call}
            </ButtonLink>
          </>
        }
      />
      <StructuredData
        data={
          import.meta.env.SSR && [
            organization(),
            ...offices.map((place) =>
              office({ ...place, path: officeHref(place), openingHours: openingHours(place) }),
            ),
            breadcrumbs({ name: content.name, path }),
          ]
        }
      />
    </>
  );
}
