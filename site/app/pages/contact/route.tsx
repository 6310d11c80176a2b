import { company, hotlineHref } from '@brand/catalogue/company';
import { officeHref, offices, openingHours } from '@brand/catalogue/offices';
import { office, organization } from '@brand/catalogue/structuredData';
import { serviceFetchContext } from '@brand/delivery/contexts';
import { type ServiceFetch, sameOrigin } from '@brand/service/client';
import {
  CallToAction,
  FeatureGrid,
  Grid,
  Hero,
  Link,
  MeasureBand,
  Section,
  SectionHead,
  SectionNav,
} from '@brand/ui';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router-dom';
import { DirectContact } from '../../blocks/enquiry/DirectContact.tsx';
import { kindOf } from '../../blocks/enquiry/enquiry.ts';
import { receiveEnquiry } from '../../blocks/enquiry/receive.ts';
import { confirmedEnquiry } from '../../blocks/enquiry/sent.ts';
import { Actions } from '../../shell/Actions.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { uncachedPage } from '../../shell/cache.ts';
import { pageRoute } from '../../shell/pageRoute.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import type { Route } from './+types/route.ts';
import { ContactForm } from './ContactForm.tsx';
import * as content from './content.ts';
import { DayAndNight } from './DayAndNight.tsx';
import { Offices } from './Offices.tsx';
import { page } from './page.ts';
import { subjectPart } from './query.ts';

const tabs = content.sections.map(({ id, name }) => ({ name, href: `#${id}` }));

export { headers } from '../../shell/cache.ts';

export const { meta, handle } = pageRoute(page);

/** Loads the data on demand: the sources of the form are as large as the rest of the page, and few visitors need them. */
async function load(url: string, service: () => ServiceFetch) {
  const { contactData } = await import('./contactData.ts');
  const sent = await confirmedEnquiry(url, service);
  return { ...contactData(new URL(url).searchParams), sent };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const loaded = await load(request.url, () => context.get(serviceFetchContext));
  return loaded.sent ? uncachedPage(loaded) : loaded;
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request.url, () => sameOrigin);
}

/** Changing the tab does not load the data again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const [now, next] = [currentUrl, nextUrl].map(({ searchParams }) => subjectPart(searchParams));
  return String(now) !== String(next);
}

export const action = (submission: Route.ActionArgs) => receiveEnquiry(submission);

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { hero, supportTitle, support, partners, closing, quoteRequest } = content;
  const [query] = useSearchParams();
  const isSupport = kindOf(query.get('tab')) === 'support';
  // Once a quote has been requested, the form is empty again.
  const sent = actionData ?? loaderData.sent;
  const isQuote = loaderData.quote && !loaderData.requested && !sent?.result.ok;
  const form = isQuote
    ? {
        title: quoteRequest.heading,
        lead: loaderData.prompts.length > 0 ? quoteRequest.promptingLead : quoteRequest.lead,
      }
    : content.form;
  return (
    <>
      <Hero
        headlines={[isSupport ? { ...hero, title: supportTitle } : hero]}
        mediaPlace="behind"
        actions={<Actions items={hero.actions} />}
        foot={<MeasureBand items={hero.measures} />}
      >
        <DayAndNight offsets={loaderData.offsets} />
      </Hero>
      <SectionNav items={tabs} label={page.title} />
      <Section id="contact-form" aria-labelledby="contact-form-title">
        <SectionHead headingId="contact-form-title" title={form.title} lead={form.lead} />
        <Grid columns="sidebar">
          <ContactForm data={loaderData} sent={sent} />
          <DirectContact />
        </Grid>
      </Section>
      <Offices offsets={loaderData.offsets} />
      <Section id="support" title={support.title} lead={support.lead} head="ruled">
        <FeatureGrid items={support.links} columns="rows" />
      </Section>
      <CallToAction
        headingId="hotline-title"
        aria-labelledby="hotline-title"
        label={support.hotline.title}
        title={
          <Link href={hotlineHref} tone="plain">
            {company.hotline}
          </Link>
        }
        text={support.hotline.text}
      />
      <Section id="partners" tone="subtle" title={partners.title} lead={partners.lead} head="stack">
        <FeatureGrid
          columns="rows"
          items={partners.items.map(({ interest, ...partner }) => ({
            ...partner,
            link: {
              name: partners.apply,
              href: `?tab=partnership&interest=${interest}#contact-form`,
            },
          }))}
        />
      </Section>
      <Closing ground="light" {...closing} />
      <StructuredData
        page={page}
        data={
          import.meta.env.SSR && [
            organization(),
            ...offices.map((place) =>
              office({ ...place, path: officeHref(place), openingHours: openingHours(place) }),
            ),
          ]
        }
      />
    </>
  );
}
