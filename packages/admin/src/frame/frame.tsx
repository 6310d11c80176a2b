import { usePath } from '@brand/router/location';
import { session } from '@brand/service/client/admin';
import type { Area } from '@brand/service/contract/admin';
import { AppShell, Button, SkipLink } from '@brand/ui';
import { data, Form, Outlet } from 'react-router-dom';
import { AdminApi } from '../shared/api.ts';
import type { Route } from './+types/frame.ts';
import { screensOf } from './areas.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { takeOutcome } from './flash.server.ts';
import { PublicSiteLink } from './PublicSiteLink.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { flash, headers } = takeOutcome(args.request);
  return data({ ...(await new AdminApi(args).get(session)), flash }, { headers });
}

export default function Frame({ loaderData }: Route.ComponentProps) {
  const { administrator, waiting } = loaderData;
  const counts: Partial<Record<Area, number>> = {
    comments: waiting.comments,
    enquiries: waiting.enquiries,
    outbox: waiting.mails,
  };
  const path = usePath();
  const account = (
    <Form method="post" action="/admin/sign-out">
      <Button type="submit" size="small" tone="quiet">
        Sign out
      </Button>
    </Form>
  );
  return (
    <>
      <SkipLink />
      <AppShell
        brand={<PublicSiteLink />}
        path={path}
        account={account}
        labels={{ navigation: 'Administration' }}
        items={[
          ...screensOf(administrator.role).map(({ area, ...screen }) => ({
            ...screen,
            count: counts[area],
          })),
          { name: 'Account', href: '/admin/account' },
        ]}
      >
        <Outlet />
      </AppShell>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <ErrorPage />
    </main>
  );
}
