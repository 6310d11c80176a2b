import { data } from 'react-router-dom';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { page } from './page.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const { meta, handle } = pageRoute(page);

export default function NotFound() {
  return <ErrorPage status={404} />;
}
