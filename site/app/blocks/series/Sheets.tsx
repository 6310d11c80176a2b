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
  // Below the shortest column.
  const powered =
    shown.length === 3
      ? shown[2]
      : shown.find(({ rows }) => rows.some(({ name }) => name === 'Power supply'));
  // Their notes are a part of the basis of the figures.
  const table = (sheet: PropertySheet) => (
    <Stack key={sheet.title}>
      <TitledTable machines={`${series} series`} {...sheet} note={undefined} />
      {sheet === powered && <OpenFigure of="supply" models={model && [model]} />}
    </Stack>
  );
  if (shown.length === 3) return <Grid columns="three">{shown.map(table)}</Grid>;
  const columns = [0, 1].map((side) => shown.filter((_, index) => [0, 1, 1, 0][index] === side));
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
