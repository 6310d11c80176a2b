import { SeriesPage } from '../../blocks/series/SeriesPage.tsx';
import { SizeCards } from '../../blocks/series/SizeCards.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { emx } from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Page() {
  return <SeriesPage series={emx} cards={SizeCards} />;
}
