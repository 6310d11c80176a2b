import { serviceFetchContext } from '@brand/delivery/contexts';
import { call, linkPurposes, type Result, subscription } from '@brand/service/client';
import type { SubscriptionState } from '@brand/service/contract';
import { Button, ButtonLink, EmptyState, Section } from '@brand/ui';
import { Form, redirect } from 'react-router-dom';
import { newsletter } from '../../blog/newsletterContent.ts';
import { uncachedPage } from '../../shell/cache.ts';
import { pageMeta } from '../../shell/meta.ts';
import { page as newsletterPage } from '../newsletter/page.ts';
import type { Route } from './+types/route.ts';

export { headers } from '../../shell/cache.ts';

/** Page behind the links in newsletter mails. Opening it changes nothing, because mail programs open links too. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { purpose, query } = readLink(request, params);
  const state = await call(context.get(serviceFetchContext), subscription(purpose), { query });
  return uncachedPage({ purpose, state: stateOf(state) });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { purpose, query } = readLink(request, params);
  const operation = subscription(purpose, 'POST');
  const state = await call(context.get(serviceFetchContext), operation, { query });
  // The page shows the new state, and reloading it sends nothing again.
  if (state.ok) throw redirect(`/newsletter/${purpose}?${new URLSearchParams(query)}`, 303);
  return uncachedPage(stateOf(state));
}

/** The status of the subscription, or why it is not known. */
function stateOf(read: Result<SubscriptionState>): keyof typeof titles {
  if (read.ok) return read.value.status;
  return read.code === 'invalid-link' ? 'invalid' : 'unknown';
}

const titles = {
  pending: 'Please confirm your subscription.',
  confirmed: 'Your subscription is confirmed.',
  unsubscribed: 'You will receive no further emails.',
  invalid: 'This link is no longer valid. Please subscribe again.',
  unknown: 'The newsletter is not available at the moment.',
};

function readLink(request: Request, params: { purpose: string }) {
  const purpose = linkPurposes.find((one) => one === params.purpose);
  if (!purpose) throw new Response('No such page', { status: 404 });
  return { purpose, query: { token: new URL(request.url).searchParams.get('token') ?? '' } };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    ...newsletterPage,
    searchTitle: newsletter[loaderData?.purpose ?? 'confirm'].title,
    noindex: true,
  });

export default function NewsletterLink({ loaderData, actionData }: Route.ComponentProps) {
  const { purpose } = loaderData;
  const state = actionData ?? loaderData.state;
  const words = newsletter[purpose];
  const asks =
    !actionData && (state === 'pending' || (purpose === 'unsubscribe' && state === 'confirmed'));
  return (
    <Section>
      <EmptyState
        headingLevel={1}
        title={asks ? words.title : titles[state]}
        actions={
          asks ? (
            <Form method="post">
              <Button type="submit">{words.action}</Button>
            </Form>
          ) : (
            <ButtonLink href="/blog">View All Technical Resources</ButtonLink>
          )
        }
      >
        {asks ? words.text : ''}
      </EmptyState>
    </Section>
  );
}
