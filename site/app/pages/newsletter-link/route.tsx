import { Button, ButtonLink, EmptyState, Section } from '@brand/ui';
import { Form } from 'react-router-dom';
import { blogFetchContext } from '../../blog/context.ts';
import { purposes, subscription } from '../../blog/newsletter.ts';
import { newsletter } from '../../blog/newsletterContent.ts';
import { unkeptPage } from '../../shell/cache.ts';
import { pageMeta } from '../../shell/meta.ts';
import { page as newsletterPage } from '../newsletter/page.ts';
import type { Route } from './+types/route.ts';

export { headers } from '../../shell/cache.ts';

/** Page behind the links in newsletter mails. Opening it changes nothing, because mail programs open links too. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { purpose, token } = readLink(request, params);
  const state = await subscription(context.get(blogFetchContext), purpose, token, 'GET');
  return unkeptPage({ purpose, state });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { purpose, token } = readLink(request, params);
  return unkeptPage(await subscription(context.get(blogFetchContext), purpose, token, 'POST'));
}

function readLink(request: Request, params: { purpose: string }) {
  const purpose = purposes.find((one) => one === params.purpose);
  if (!purpose) throw new Response('No such page', { status: 404 });
  return { purpose, token: new URL(request.url).searchParams.get('token') ?? '' };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    ...newsletterPage,
    title: newsletter[loaderData?.purpose ?? 'confirm'].title,
    noindex: true,
  });

export default function NewsletterLink({ loaderData, actionData }: Route.ComponentProps) {
  const { purpose } = loaderData;
  const state = actionData ?? loaderData.state;
  const words = newsletter[purpose];
  const asks =
    !actionData &&
    'status' in state &&
    (purpose === 'confirm' ? state.status === 'pending' : state.status !== 'unsubscribed');
  return (
    <Section>
      <EmptyState
        headingLevel={1}
        title={asks ? words.title : state.message}
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
