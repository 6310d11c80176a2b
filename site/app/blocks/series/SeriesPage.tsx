import { modelHref, type Range } from '@brand/catalogue/models';
import { productGroup } from '@brand/catalogue/productGroup';
import { quoteHref } from '@brand/catalogue/selection/links';
import { inUnits, print, printWithUnit } from '@brand/catalogue/units';
import { ButtonLink, Hero, LineUp, MeasureBand, PauseMotion, Picture, SectionNav } from '@brand/ui';
import type { ComponentType } from 'react';
import { Actions } from '../../shell/Actions.tsx';
import { DutyClosing } from '../../shell/DutyClosing.tsx';
import { HeroFilm } from '../../shell/Film.tsx';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { Comparison } from '../comparison/Comparison.tsx';
import { modelPicture } from './modelPicture.ts';
import { Overview } from './Overview.tsx';
import { Specifications } from './Specifications.tsx';
import type { Series } from './series.ts';
import { Technology } from './Technology.tsx';
import { type ModelsProps, type Tab, useSeriesView } from './useSeriesView.ts';

const tabNames: Record<Tab, string> = {
  overview: 'Overview',
  specs: 'Specifications',
  models: 'Models',
  videos: 'Technology',
};

/** Width of the words of a gap between machines in px. */
const namedGap = 136;

interface SeriesPageProps {
  series: Series;
  /** The models, to select one and to compare. */
  models: ComponentType<ModelsProps>;
}

/** Shared layout of the three series pages. */
export function SeriesPage({ series, models: Models }: SeriesPageProps) {
  const { page, name, hero, scale, measures, machines, closing } = series;
  const view = useSeriesView(series);
  const { tab, asked, hrefWith } = view;
  const sales = asked ? quoteHref({ models: [asked] }) : '/contact';
  const here = hrefWith({ tab });
  const showsTechnology = tab === 'videos';
  const flowEnds = flowEndsOf(machines.map(({ range }) => range));
  return (
    <>
      <Hero
        headlines={[hero]}
        mediaPlace="behind"
        media={<HeroFilm film={hero.media} poster={false} />}
        actions={
          <Actions
            items={[
              { name: 'Explore Models', href: hrefWith({ tab: 'models' }) },
              { name: 'View Technology', href: hrefWith({ tab: 'videos' }) },
            ]}
          />
        }
        control={<PauseMotion />}
        foot={<MeasureBand items={measures} />}
      >
        <LineUp
          aria-label={`Machines of the ${name} series by flow rate`}
          scale={scale}
          items={machines.map(({ model, ...machine }) => {
            const ends = [flowEnds(machine.range[0]), flowEnds(machine.range[1])] as const;
            if (model.series !== name)
              return { ...machine, ends, href: modelHref(model), width: namedGap };
            const picture = modelPicture(model, scale);
            return {
              ...machine,
              ends,
              href: hrefWith({ tab: 'models', model: model.code }),
              image: <Picture {...picture} priority />,
              width: picture.width,
            };
          })}
        />
      </Hero>
      <SectionNav
        label={`${name} series`}
        items={(Object.keys(tabNames) as Tab[]).map((key) => ({
          name: tabNames[key],
          href: hrefWith({ tab: key }),
        }))}
        // The Technology tab is current by itself; in the other tabs the scroll position decides.
        value={showsTechnology ? here : undefined}
        defaultValue={here}
        action={
          <ButtonLink href={sales} size="small">
            Contact Sales
          </ButtonLink>
        }
      />
      {showsTechnology ? (
        <Technology series={series} />
      ) : (
        <>
          <Overview series={series} />
          <Specifications series={series} view={view} />
          <Models series={series} view={view} />
        </>
      )}
      <DutyClosing
        {...closing}
        actions={[
          { name: 'Contact Sales', href: sales },
          { name: 'Request Demo', href: '/demo' },
        ]}
      />
      <StructuredData
        page={page}
        data={
          import.meta.env.SSR && [
            productGroup({ ...page, name: series.name }, (model) => modelPicture(model).src),
          ]
        }
      />
      <Comparison />
    </>
  );
}

/** Prints an end of a range of flow, the last one with its unit. */
function flowEndsOf(ranges: readonly Range[]) {
  const most = Math.max(...ranges.flat());
  return (end: number) =>
    inUnits((system) => (end === most ? printWithUnit : print)('flow', end, system));
}
