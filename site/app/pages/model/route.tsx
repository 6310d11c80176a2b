import { datasheetHref } from '@brand/catalogue/documents';
import { compared, figures, figureText, measuresOf } from '@brand/catalogue/modelFigures';
import { modelHref } from '@brand/catalogue/models';
import { neighboursOf } from '@brand/catalogue/neighbours';
import { pictureLengths } from '@brand/catalogue/pictureLengths';
import { product } from '@brand/catalogue/productGroup';
import { comparisonHref, mostCompared } from '@brand/catalogue/selection/comparison';
import { quoteHref, savingsHref } from '@brand/catalogue/selection/links';
import { selectorHref, withDuty, writeRequest } from '@brand/catalogue/selection/request';
import { fitOfModel, pointOf } from '@brand/catalogue/selection/select';
import { inUnits } from '@brand/catalogue/units';
import { datasheetLabel } from '@brand/documents/fileNotes';
import { modelMedia } from '@brand/media';
import {
  ButtonLink,
  Figure,
  Grid,
  LineUp,
  Link,
  MeasureBand,
  Picture,
  PictureLengths,
  PropertyTable,
  Section,
  SectionHead,
  Stack,
  Text,
} from '@brand/ui';
import { useLocation } from 'react-router-dom';
import { Aside } from '../../blocks/Aside.tsx';
import { CompareLink } from '../../blocks/comparison/CompareLink.tsx';
import { Comparison } from '../../blocks/comparison/Comparison.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Outline } from '../../blocks/Outline.tsx';
import { CarriedDuty } from '../../blocks/selector/CarriedDuty.tsx';
import { carried } from '../../blocks/selector/content.ts';
import { DutyFit } from '../../blocks/selector/DutyFit.tsx';
import { SelectorChart } from '../../blocks/selector/SelectorChart.tsx';
import { useDuty } from '../../blocks/selector/useDuty.ts';
import { Basis } from '../../blocks/series/Basis.tsx';
import { modelPicture } from '../../blocks/series/modelPicture.ts';
import { Sheets } from '../../blocks/series/Sheets.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { CutOut } from '../../shell/CutOut.tsx';
import { pageAt, pageRoute } from '../../shell/pageRoute.ts';
import * as content from './content.ts';
import { Documents } from './Documents.tsx';
import { Power } from './Power.tsx';
import { pages } from './page.ts';

export const { meta, handle } = pageRoute(pages);

/** Of the whole picture, of which a square shows less. */
const frontSizes = '(width >= 64rem) min(62vw, 55rem), min(123vw, 37rem)';

const viewSizes = '(width >= 64rem) 25vw, 62vw';

export default function ModelPage() {
  const { model, ...page } = pageAt(pages, useLocation().pathname);
  const request = useDuty();
  const fit = request && fitOfModel(model, request);
  const similar = neighboursOf(model);
  const quote = quoteHref({ models: [model], parameters: request && writeRequest(request) });
  const { actions, atDuty, specifications, map, outline, neighbours, closing } = content;
  const { front, back } = modelMedia[model.code] ?? {};
  const nearest = [...new Set([model, ...similar.map((one) => one.model)])].slice(0, mostCompared);
  // RMX and EMX leave a quarter of their pictures free.
  const ratio = model.series === 'MAX' ? '4:3' : '1:1';
  return (
    <LandingPage
      page={page}
      title={model.code}
      text={inUnits((system) => content.hero(model, system))}
      media={
        front && (
          <>
            <CutOut still={front} ratio={ratio} sizes={frontSizes} priority />
            <PictureLengths
              ratio={ratio}
              items={pictureLengths(model, ratio === '1:1' ? 1 : 4 / 3)}
            />
          </>
        )
      }
      mediaPlace="floor"
      actions={
        <>
          <ButtonLink href={quote}>{actions.quote}</ButtonLink>
          <ButtonLink href={datasheetHref(model)} tone="quiet" aria-label={datasheetLabel(model)}>
            {datasheetLabel(model).split(' ')[0]}
          </ButtonLink>
          {/* Wrap together. */}
          <Stack direction="inline" gap="l">
            <CompareLink model={model} />
            <Link href={savingsHref([model], request && writeRequest(request))} tone="standalone">
              {carried.savings}
            </Link>
          </Stack>
        </>
      }
      foot={<MeasureBand items={measuresOf(model)} />}
      data={
        import.meta.env.SSR && [product(model, (one) => modelPicture(one).src, page.description)]
      }
    >
      {request && fit && (
        <Section id="duty" space="half" title={atDuty}>
          <Grid columns="split">
            <CarriedDuty request={request} />
            <DutyFit fit={fit} />
          </Grid>
        </Section>
      )}
      <Section id="outline" title={outline.title} head="stack">
        <Outline model={model} note={outline.note} />
      </Section>
      <Power model={model} />
      <Section id="map" title={map.title} head="stack">
        <Stack gap="l">
          <SelectorChart
            series={model.series}
            marked={[model.code]}
            value={fit ? pointOf(fit.duty) : null}
          />
          <Text size="caption" tone="muted">
            {map.text(model)}
          </Text>
          <div>
            <ButtonLink href={selectorHref(request)} tone="quiet">
              {actions.selector}
            </ButtonLink>
          </div>
        </Stack>
      </Section>
      <Section id="specifications" tone="subtle" aria-labelledby="specifications-title">
        <Stack gap="xxl">
          <Aside
            level={2}
            headingId="specifications-title"
            title={specifications.title}
            controls={
              front &&
              back && (
                <Grid columns="pair" id="views">
                  {[front, back].map((still, index) => (
                    <Figure key={still.src} caption={specifications.views(model)[index]}>
                      <CutOut still={still} ratio={ratio} fades sizes={viewSizes} />
                    </Figure>
                  ))}
                </Grid>
              )
            }
          >
            <PropertyTable
              label={`Specifications of ${model.code}`}
              large
              items={compared.map((key) => ({
                name: figures[key].label,
                values: [model.pressure || key !== 'pressure' ? figureText(key, model) : ''],
              }))}
            />
          </Aside>
          <Sheets series={model.series} model={model} />
          <Basis series={model.series} models={[model]} texts={[specifications.note(model)]} />
        </Stack>
      </Section>
      <Section id="similar" aria-labelledby="similar-title">
        <SectionHead title={neighbours.title} lead={neighbours.text} headingId="similar-title">
          <Link href={withDuty(comparisonHref(nearest), request)} tone="standalone">
            {neighbours.compare}
          </Link>
        </SectionHead>
        <LineUp
          bleed
          aria-label={neighbours.title}
          scale={neighbours.scale}
          items={similar.map(({ model: next, figure, difference }) => ({
            name: next.code,
            text: inUnits(figure),
            note: difference,
            subject: next === model,
            href: withDuty(modelHref(next), request),
            image: <Picture {...modelPicture(next, neighbours.scale)} alt="" />,
          }))}
        />
      </Section>
      <Documents model={model} />
      <Closing
        title={closing.titleOf(model)}
        text={closing.text}
        actions={[
          { name: actions.quote, href: quote },
          { name: datasheetLabel(model), href: datasheetHref(model) },
        ]}
      />
      <Comparison />
    </LandingPage>
  );
}
