import { documentHref } from '@brand/catalogue/documentsOnRequest';
import type { Model } from '@brand/catalogue/models';
import { CoverGridRow, Link, Picture, Section, SectionHead } from '@brand/ui';
import { pictureOf } from '../../shell/pictures.ts';
import { covers, documents } from './content.ts';
import { DataPage, DatasheetPage, TablePage } from './pageDrawings.tsx';

/** The files of a model by their first pages, and the request of its drawing. */
export function Documents({ model }: { model: Model }) {
  const pages = [
    <DatasheetPage key="datasheet" model={model} />,
    <Picture key="series" {...pictureOf(covers[model.series])} alt="" sizes="172px" />,
    <TablePage key="table" title={documents.table} />,
    <DataPage key="data" />,
  ];
  return (
    <Section id="documents" tone="subtle" aria-labelledby="documents-title">
      <SectionHead title={documents.title} layout="ruled" headingId="documents-title">
        <Link href={documentHref('drawing', [model])} tone="standalone">
          {documents.drawing}
        </Link>
      </SectionHead>
      <CoverGridRow
        items={documents.filesOf(model).map((file, index) => ({ ...file, image: pages[index] }))}
      />
    </Section>
  );
}
