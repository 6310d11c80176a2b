import { serviceFetchContext } from '@brand/router/serviceFetch';
import { Hero, Section } from '@brand/ui';
import { sendSubscription } from '../../blog/newsletter.ts';
import { newsletter } from '../../blog/newsletterContent.ts';
import { Subscribe } from '../../blog/Subscribe.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import type { Route } from './+types/route.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

/** Handles the form submitted without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const result = await sendSubscription(form, context.get(serviceFetchContext));
  return { email: String(form.get('email') ?? ''), result };
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return (
    <>
      <Hero height="content" headlines={[{ title: newsletter.title, text: newsletter.lead }]} />
      <Section>
        <Subscribe
          defaultValues={actionData && { email: actionData.email }}
          defaultResult={actionData?.result}
        />
      </Section>
    </>
  );
}
