import { SeriesPage } from '../../blocks/series/SeriesPage.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { max } from './content.ts';
import { Models } from './Models.tsx';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Page() {
  return <SeriesPage series={max} models={Models} />;
}
