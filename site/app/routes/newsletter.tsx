import { Hero, Section } from '@brand/ui';
import { blogFetchContext } from '../blog/context.ts';
import { cardBlog } from '../content/media.generated.ts';
import { newsletter } from '../content/newsletter.ts';
import { subscribe } from '../newsletter/newsletter.ts';
import { newsletterPath, Subscribe } from '../newsletter/Subscribe.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import type { Route } from './+types/newsletter.ts';

export const handle: RouteHandle = { hero: true };

export const meta = () => pageMeta({ ...newsletter, path: newsletterPath, image: cardBlog.src });

/** Takes the form that a browser without JavaScript sends. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const email = text('email');
  const result = await subscribe(context.get(blogFetchContext), {
    email,
    website: text('website'),
  });
  return { email, result };
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return (
    <>
      <Hero height="content" headlines={[{ title: newsletter.title, text: newsletter.lead }]} />
      <Section width="text">
        <Subscribe initialEmail={actionData?.email} initialResult={actionData?.result} />
      </Section>
    </>
  );
}
