import type { Model } from '@brand/catalogue/models';
import { CoverGridRow, Picture, Section } from '@brand/ui';
import { pictureOf } from '../../shell/pictures.ts';
import { covers, documents } from './content.ts';
import { DataPage, DatasheetPage, DrawingPage, ManualPage, TablePage } from './pageDrawings.tsx';

/** The files of a model by their first pages, and those that are sent on request. */
export function Documents({ model }: { model: Model }) {
  const pages = [
    <DatasheetPage key="datasheet" model={model} />,
    <Picture key="series" {...pictureOf(covers[model.series])} alt="" sizes="172px" />,
    <TablePage key="table" title={documents.table} />,
    <DataPage key="data" model={model} />,
    <DrawingPage key="drawing" model={model} />,
    <ManualPage key="manual" />,
  ];
  return (
    <Section id="documents" title={documents.title} head="ruled">
      <CoverGridRow
        items={documents.filesOf(model).map((file, index) => ({ ...file, image: pages[index] }))}
      />
    </Section>
  );
}
