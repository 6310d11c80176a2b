import {
  ButtonLink,
  CallToAction,
  Hero,
  MeasureBand,
  PauseMotion,
  Picture,
  SectionNav,
} from '@brand/ui';
import type { Series } from '../content/series.ts';
import { HeroFilm } from '../shell/Film.tsx';
import { pageMeta } from '../shell/meta.ts';
import { pictureOf } from '../shell/pictures.ts';
import { breadcrumbs, StructuredData } from '../shell/structuredData.tsx';
import { Models } from './Models.tsx';
import { Overview } from './Overview.tsx';
import { productGroup } from './productGroup.ts';
import { Specifications } from './Specifications.tsx';
import { Technology } from './Technology.tsx';
import { type Tab, useSeriesView } from './useSeriesView.ts';

const tabNames: Record<Tab, string> = {
  overview: 'Overview',
  specs: 'Specifications',
  models: 'Models',
  videos: 'Technology',
};

export const seriesMeta = ({ name, description, path, card }: Series) =>
  pageMeta({ title: `${name} Series`, description, path, image: card.src });

/** The page of one series: one layout, three contents. */
export function SeriesPage({ series }: { series: Series }) {
  const { name, path, hero, measures, closing } = series;
  const view = useSeriesView(series);
  const { tab, hrefWith } = view;
  const here = hrefWith({ tab });
  const switched = tab === 'videos';
  return (
    <>
      <Hero
        headlines={[hero]}
        media={
          hero.media.kind === 'film' ? (
            <HeroFilm film={hero.media} />
          ) : (
            <Picture {...pictureOf(hero.media)} color={undefined} priority />
          )
        }
        actions={
          <>
            <ButtonLink href={hrefWith({ tab: 'models' })}>Explore Models</ButtonLink>
            <ButtonLink href={hrefWith({ tab: 'videos' })} tone="quiet">
              View Technology
            </ButtonLink>
          </>
        }
        control={<PauseMotion />}
        foot={<MeasureBand measures={measures} />}
      />
      <SectionNav
        label={`${name} series`}
        items={(Object.keys(tabNames) as Tab[]).map((key) => ({
          name: tabNames[key],
          href: hrefWith({ tab: key }),
        }))}
        // Where the view is switched it is the tab; otherwise what is read decides.
        current={switched ? here : undefined}
        defaultCurrent={here}
        action={
          <ButtonLink href="/contact" size="small">
            Contact Sales
          </ButtonLink>
        }
      />
      {switched ? (
        <Technology series={series} />
      ) : (
        <>
          <Overview series={series} />
          <Specifications series={series} view={view} />
          <Models series={series} view={view} />
        </>
      )}
      <CallToAction
        title={closing.title}
        text={closing.text}
        actions={
          <>
            <ButtonLink href="/contact">Contact Sales</ButtonLink>
            <ButtonLink href="/demo" tone="quiet">
              Request Demo
            </ButtonLink>
          </>
        }
      />
      <StructuredData
        data={
          import.meta.env.SSR && [
            productGroup(series),
            breadcrumbs({ name: `${name} series`, path }),
          ]
        }
      />
    </>
  );
}
