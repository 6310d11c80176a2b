import {
  ButtonLink,
  FeatureGrid,
  Grid,
  Hero,
  PauseMotion,
  Section,
  SectionHead,
  Select,
  TextArea,
} from '@brand/ui';
import { blogFetchContext } from '../blog/context.ts';
import { Direct } from '../contact/Direct.tsx';
import { demo } from '../content/contact.ts';
import { cardDemo, impeller } from '../content/media.generated.ts';
import { EnquiryForm } from '../enquiry/EnquiryForm.tsx';
import { receiveEnquiry } from '../enquiry/receive.ts';
import { HeroFilm } from '../shell/Film.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import { breadcrumbs, StructuredData } from '../shell/structuredData.tsx';
import type { Route } from './+types/demo.ts';

export const handle: RouteHandle = { hero: true, contactForm: true };

const path = '/demo';

export const meta = () =>
  pageMeta({ title: demo.name, description: demo.description, path, image: cardDemo.src });

export function action({ request, context }: Route.ActionArgs) {
  return receiveEnquiry(request, context.get(blogFetchContext));
}

export default function Demo({ actionData }: Route.ComponentProps) {
  return (
    <>
      <Hero
        height="content"
        headlines={[demo]}
        media={<HeroFilm film={impeller} />}
        actions={<ButtonLink href="#contact-form">{demo.name}</ButtonLink>}
        control={<PauseMotion />}
      />
      <Section id="contact-form" aria-labelledby="request-title">
        <SectionHead headingId="request-title" title={demo.name} lead={demo.lead} />
        <Grid columns="sidebar">
          <EnquiryForm
            label={demo.name}
            action={`${path}#contact-form`}
            hidden={{ kind: 'general', purpose: 'demo', subject: demo.subject, source: path }}
            sent={actionData}
            submit={demo.submit}
          >
            {(field) => (
              <>
                <Select
                  {...field('interest')}
                  label={demo.interest}
                  placeholder={demo.interestPlaceholder}
                  options={demo.interests.map((name) => ({ value: name, label: name }))}
                />
                <TextArea
                  {...field('message')}
                  label={demo.message}
                  hint={demo.messageHint}
                  rows={6}
                  required
                />
              </>
            )}
          </EnquiryForm>
          <Direct />
        </Grid>
      </Section>
      <Section tone="subtle" aria-label={demo.pointsTitle}>
        <FeatureGrid features={demo.points} columns="three" headingLevel={2} />
      </Section>
      <StructuredData data={import.meta.env.SSR && breadcrumbs({ name: demo.name, path })} />
    </>
  );
}
