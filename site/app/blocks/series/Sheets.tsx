import { gasLimits, type PropertySheet, sheets } from '@brand/catalogue/environment';
import type { Model, SeriesName } from '@brand/catalogue/models';
import { Grid, Stack } from '@brand/ui';
import { TitledTable } from '../TitledTable.tsx';
import { OpenFigure } from './OpenFigure.tsx';

interface SheetsProps {
  series: SeriesName;
  /** A model of the series, whose page has no sheet without values. */
  model?: Model;
}

/** The sheets of a series in two columns of about the same height, or three side by side. */
export function Sheets({ series, model }: SheetsProps) {
  const shown = sheets[series].filter((sheet) => !model || sheet !== gasLimits);
  const isWide = shown.length === 3;
  // The question about the supply stands below the shortest of three sheets, or below the row that it is about.
  const powered = isWide
    ? shown[2]
    : shown.find(({ rows }) => rows.some(({ name }) => name === 'Power supply'));
  // Their notes are a part of the basis of the figures.
  const table = (sheet: PropertySheet) => (
    <Stack key={sheet.title}>
      <TitledTable machines={`${series} series`} {...sheet} note={undefined} />
      {sheet === powered && <OpenFigure of="supply" models={model && [model]} />}
    </Stack>
  );
  if (isWide) return <Grid columns="three">{shown.map(table)}</Grid>;
  const [first, second, third, fourth] = shown;
  const columns = [
    [first, fourth],
    [second, third],
  ].map((column) => column.filter((sheet) => sheet !== undefined));
  return (
    <Grid columns="two" gap="xxl">
      {columns.map((column) => (
        <Stack key={column[0]?.title} gap="xxl">
          {column.map(table)}
        </Stack>
      ))}
    </Grid>
  );
}
