import { cachedPage, uncachedPage } from '@brand/router/cache';
import { serviceFetchContext } from '@brand/router/serviceFetch';
import { call, listPosts, orNothing, type ServiceFetch, sameOrigin } from '@brand/service/client';
import { BlogCard, Grid, Section } from '@brand/ui';
import { data } from 'react-router-dom';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { sendSubscription } from '../../blog/newsletter.ts';
import { newsletter } from '../../blog/newsletterContent.ts';
import { cardOf } from '../../blog/post.ts';
import { Subscribe } from '../../blog/Subscribe.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import type { Route } from './+types/route.ts';
import { page } from './page.ts';

export { headers } from '@brand/router/cache';

export const { meta, handle } = pageRoute(page);

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

/** Handles the form submitted without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const result = await sendSubscription(form, context.get(serviceFetchContext));
  const email = String(form.get('email') ?? '');
  return data({ email, result }, { status: result.ok ? 200 : result.status });
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { articles } = loaderData;
  return (
    <LandingPage
      page={page}
      title={newsletter.headline}
      text={newsletter.lead}
      actions={
        <Subscribe
          defaultValues={actionData && { email: actionData.email }}
          defaultResult={actionData?.result}
        />
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
