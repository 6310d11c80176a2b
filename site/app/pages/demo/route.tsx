import { serviceFetchContext } from '@brand/delivery/contexts';
import { testBench } from '@brand/media';
import { sameOrigin } from '@brand/service/client';
import {
  ButtonLink,
  FeatureGrid,
  Form,
  Grid,
  Hero,
  Picture,
  Section,
  Select,
  SubmitButton,
} from '@brand/ui';
import { useSearchParams } from 'react-router-dom';
import { DirectContact } from '../../blocks/enquiry/DirectContact.tsx';
import { Consent, enquiryForm, GeneralFields, Sender } from '../../blocks/enquiry/enquiryForm.tsx';
import { receiveEnquiry } from '../../blocks/enquiry/receive.ts';
import { confirmedEnquiry } from '../../blocks/enquiry/sent.ts';
import { uncachedPage } from '../../shell/cache.ts';
import { pageMeta } from '../../shell/meta.ts';
import { pageRoute } from '../../shell/pageRoute.ts';
import { pictureOf } from '../../shell/pictures.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import type { Route } from './+types/route.ts';
import { demo, requestOf } from './content.ts';
import { page } from './page.ts';

export { headers } from '../../shell/cache.ts';

export const { handle } = pageRoute(page);

export const meta: Route.MetaFunction = ({ location: { search } }) =>
  pageMeta({
    ...page,
    searchTitle: `${requestOf(new URLSearchParams(search)).title}: oil-free turbo blowers`,
  });

export const action = (submission: Route.ActionArgs) => receiveEnquiry(submission);

export async function loader({ request, context }: Route.LoaderArgs) {
  const sent = await confirmedEnquiry(request.url, () => context.get(serviceFetchContext));
  return sent ? uncachedPage({ sent }) : { sent };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { sent: await confirmedEnquiry(request.url, () => sameOrigin) };
}

export default function Demo({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { title, lead, purpose, subject, submit, isDemo } = requestOf(query);
  return (
    <>
      <Hero
        height="content"
        headlines={[demo]}
        media={<Picture {...pictureOf(testBench)} priority />}
        mediaPlace="end"
        actions={<ButtonLink href="#contact-form">{title}</ButtonLink>}
      />
      <Section id="contact-form" title={title} lead={lead}>
        <Grid columns="sidebar">
          <Form
            {...enquiryForm(actionData ?? loaderData.sent)}
            aria-label={title}
            action={`${page.path}?${query}#contact-form`}
            encType="multipart/form-data"
            hiddenFields={{
              kind: 'general',
              purpose,
              subject,
              source: page.path,
            }}
          >
            <Sender />
            {isDemo && (
              <Select
                name="interest"
                label={demo.interest}
                placeholder={demo.interestPlaceholder}
                options={demo.interests.map((name) => ({ value: name, label: name }))}
              />
            )}
            <GeneralFields message={demo.message} messageHint={demo.messageHint} />
            <Consent />
            <SubmitButton>{submit}</SubmitButton>
          </Form>
          <DirectContact />
        </Grid>
      </Section>
      {isDemo && (
        <Section tone="subtle" aria-label={demo.pointsTitle}>
          <FeatureGrid items={demo.points} columns="rows" headingLevel={2} />
        </Section>
      )}
      <StructuredData page={page} />
    </>
  );
}
