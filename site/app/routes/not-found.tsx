import { data } from 'react-router-dom';
import { cardNotFound } from '../content/media.generated.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import { pageMeta } from '../shell/meta.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [
  ...pageMeta({
    title: 'Page not found',
    description: 'There is no page at this address.',
    path: '/404',
    image: cardNotFound.src,
  }),
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  return <ErrorPage status={404} />;
}
