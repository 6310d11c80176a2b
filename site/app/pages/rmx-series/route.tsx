import { SeriesPage } from '../../blocks/series/SeriesPage.tsx';
import { SizeModels } from '../../blocks/series/SizeModels.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { rmx } from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Page() {
  return <SeriesPage series={rmx} models={SizeModels} />;
}
