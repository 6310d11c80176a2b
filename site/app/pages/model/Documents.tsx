import type { Model } from '@brand/catalogue/models';
import { CoverGridRow, FeatureGrid, Grid, Picture, Section } from '@brand/ui';
import { documents } from './content.ts';

/** The datasheets of a model and its series by their first pages, the data of all models, and files sent on request. */
export function Documents({ model }: { model: Model }) {
  return (
    <Section id="documents" title={documents.title} head="ruled">
      <Grid columns="split">
        <CoverGridRow
          items={documents.datasheetsOf(model).map(({ cover, ...file }) => ({
            ...file,
            image: <Picture {...cover} alt="" />,
          }))}
        />
        <FeatureGrid columns="rows" items={documents.othersOf(model)} />
      </Grid>
    </Section>
  );
}
