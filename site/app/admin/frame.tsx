import { Session } from '@brand/service/contract/admin';
import { BrandLink, Button, SkipLink, WorkFrame } from '@brand/ui';
import { Form, Outlet } from 'react-router-dom';
import { company } from '../content/company.ts';
import { BrandMark } from '../shell/BrandMark.tsx';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import { usePath } from '../shell/links.tsx';
import type { RouteHandle } from '../shell/Shell.tsx';
import type { Route } from './+types/frame.ts';
import { AdminApi } from './api.ts';

export const handle: RouteHandle = { bare: true };

export function loader(request: Route.LoaderArgs) {
  return new AdminApi(request).get(Session, 'session');
}

export default function Frame({ loaderData }: Route.ComponentProps) {
  const { waiting } = loaderData;
  const path = usePath();
  const brand = (
    <BrandLink
      href="/"
      name={company.name}
      mark={<BrandMark />}
      aria-label={`${company.name}, the public site`}
    />
  );
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
      <WorkFrame
        brand={brand}
        path={path}
        account={account}
        labels={{ navigation: 'Administration' }}
        items={[
          { name: 'Comments', href: '/admin/comments', count: waiting.comments },
          { name: 'Posts', href: '/admin/posts' },
          { name: 'Enquiries', href: '/admin/enquiries', count: waiting.enquiries },
          { name: 'Subscribers', href: '/admin/subscribers' },
          { name: 'Log', href: '/admin/log' },
          { name: 'Account', href: '/admin/account' },
        ]}
      >
        <Outlet />
      </WorkFrame>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <ErrorPage status={500} />
    </main>
  );
}
