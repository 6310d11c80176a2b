import { figureText } from '@brand/catalogue/modelFigures';
import { mostCompared, readModels } from '@brand/catalogue/selection/comparison';
import { quoteHref, savingsHref } from '@brand/catalogue/selection/links';
import { withDuty, writeRequest } from '@brand/catalogue/selection/request';
import {
  Breadcrumbs,
  Heading,
  keepFocus,
  LineUp,
  PageHead,
  Picture,
  Section,
  Stack,
  Text,
  VisuallyHidden,
} from '@brand/ui';
import { useSearchParams } from 'react-router-dom';
import { Comparison } from '../../blocks/comparison/Comparison.tsx';
import { CarriedDuty } from '../../blocks/selector/CarriedDuty.tsx';
import { carried } from '../../blocks/selector/content.ts';
import { useDuty } from '../../blocks/selector/useDuty.ts';
import { modelPicture } from '../../blocks/series/modelPicture.ts';
import { OpenFigure } from '../../blocks/series/OpenFigure.tsx';
import { Actions } from '../../shell/Actions.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { page as products } from '../products/page.ts';
import { AddModel } from './AddModel.tsx';
import { choice, comparison, examples, hero } from './content.ts';
import { page } from './page.ts';
import { Table } from './Table.tsx';

export const { meta, handle } = pageRoute(page);

/** Of the pictures of suggestions, in px a metre. */
const scale = 54;

export default function Compare() {
  const [query] = useSearchParams();
  const chosen = readModels(query);
  const duty = useDuty();
  const parameters = duty && writeRequest(duty);
  return (
    <>
      <VisuallyHidden role="status">{choice.count(chosen.map(({ code }) => code))}</VisuallyHidden>
      <PageHead
        {...hero}
        actions={
          <section ref={keepFocus} id={choice.id} aria-label={choice.title}>
            {chosen.length < mostCompared ? (
              <AddModel chosen={chosen} duty={duty} />
            ) : (
              <Text size="small">{choice.full}</Text>
            )}
          </section>
        }
      >
        <Breadcrumbs
          items={[products, page].map(({ title, path }) => ({ name: title, href: path }))}
        />
      </PageHead>
      <Section id="comparison" space="tight" aria-label={page.title}>
        <Stack ref={keepFocus} gap={chosen.length > 0 ? 'l' : 'xxl'}>
          {duty && <CarriedDuty request={duty} />}
          {chosen.length > 0 ? (
            <>
              <Table chosen={chosen} duty={duty} />
              <OpenFigure of="conditions" models={chosen} />
              <Stack direction="inline" gap="m">
                <Actions
                  items={[
                    {
                      name: comparison.quoteAll,
                      href: quoteHref({ models: chosen, parameters }),
                    },
                    { name: carried.savings, href: savingsHref(chosen, parameters) },
                  ]}
                />
              </Stack>
            </>
          ) : (
            <Stack gap="l">
              <Heading level={2} size="h3">
                {examples.title}
              </Heading>
              <LineUp
                aria-label={examples.title}
                scale={scale}
                bleed
                items={examples.items.map(({ chosen, href, ...item }) => ({
                  ...item,
                  href: withDuty(href, duty),
                  machines: chosen.map((model) => ({
                    name: model.code,
                    text: figureText('flow', model),
                    image: <Picture {...modelPicture(model, scale)} alt="" />,
                  })),
                }))}
              />
            </Stack>
          )}
        </Stack>
      </Section>
      <StructuredData page={page} />
      {chosen.length === 0 && <Comparison />}
    </>
  );
}
