import { serviceFetchContext } from '@brand/delivery/contexts';
import { call, listPosts, orNothing, type ServiceFetch, sameOrigin } from '@brand/service/client';
import { BlogCard, Grid, Section, Stack } from '@brand/ui';
import { data, redirect, useLocation } from 'react-router-dom';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Feeds } from '../../blog/Feeds.tsx';
import { feedLinks } from '../../blog/feedLinks.ts';
import { newsletter } from '../../blog/newsletterContent.ts';
import { cardOf } from '../../blog/post.ts';
import { Subscribe } from '../../blog/Subscribe.tsx';
import { cachedPage, uncachedPage } from '../../shell/cache.ts';
import { pageMeta } from '../../shell/meta.ts';
import { pageRoute } from '../../shell/pageRoute.ts';
import type { Route } from './+types/route.ts';
import { page } from './page.ts';

export { headers } from '../../shell/cache.ts';

export const { handle } = pageRoute(page);

export const meta: Route.MetaFunction = () => [...pageMeta(page), ...feedLinks()];

const shown = 3;

/** The newest articles, as an example of what an issue is about. None if the service fails. */
async function loadArticles(service: ServiceFetch, signal: AbortSignal) {
  const newest = await call(service, listPosts, { query: { limit: shown }, signal });
  return { articles: orNothing(listPosts, newest)?.blogs ?? [] };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const loaded = await loadArticles(context.get(serviceFetchContext), request.signal);
  return loaded.articles.length > 0 ? cachedPage(loaded, false) : uncachedPage(loaded);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadArticles(sameOrigin, request.signal);
}

/** Query of the page that confirms a form submitted without JavaScript. */
const sentQuery = 'sent=on';

/** Handles the form submitted without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { sendSubscription } = await import('../../blog/newsletter.ts');
  const result = await sendSubscription(form, context.get(serviceFetchContext));
  if (result.ok) throw redirect(`${page.path}?${sentQuery}`, 303);
  const email = String(form.get('email') ?? '');
  return data({ email, result }, { status: result.status });
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { articles } = loaderData;
  const isSent = useLocation().search === `?${sentQuery}`;
  const confirmed = isSent ? { ok: true as const, message: newsletter.accepted } : undefined;
  return (
    <LandingPage
      page={page}
      title={newsletter.headline}
      text={newsletter.lead}
      actions={
        <Stack gap="l">
          <Subscribe
            defaultValues={actionData && { email: actionData.email }}
            defaultResult={actionData?.result ?? confirmed}
          />
          <Feeds />
        </Stack>
      }
    >
      {articles.length > 0 && (
        <Section title={newsletter.latest} head="ruled">
          <Grid as="ul" columns="three">
            {articles.map((post) => (
              <BlogCard key={post.id} as="li" {...cardOf(post)} />
            ))}
          </Grid>
        </Section>
      )}
    </LandingPage>
  );
}
