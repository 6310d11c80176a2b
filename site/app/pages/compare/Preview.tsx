import { properties } from '@brand/catalogue/modelFigures';
import { type SelectionRequest, withDuty } from '@brand/catalogue/selection/request';
import { ComparisonTable, Heading, Link, Picture, Stack } from '@brand/ui';
import { modelPicture } from '../../blocks/series/modelPicture.ts';
import { compared } from './compared.ts';
import { examples, preview, comparison as words } from './content.ts';

/** Of the pictures, in px a metre. */
const scale = 100;

/** The first example as a table, which shows what a comparison looks like before a model is chosen. */
export function Preview({ duty }: { duty: SelectionRequest | undefined }) {
  const [example] = examples.items;
  if (!example) return null;
  return (
    <Stack gap="m">
      <Heading level={2} size="h3">
        {preview.title}
      </Heading>
      <ComparisonTable
        label={preview.title}
        scale={scale}
        place={
          <Link href={withDuty(example.href, duty)} tone="plain">
            {preview.open}
          </Link>
        }
        properties={[
          words.when,
          words.savings,
          ...properties.table.map((property) => ({ ...property, align: 'start' as const })),
        ]}
        items={example.chosen.map((model) => ({
          ...compared(model, duty),
          image: <Picture {...modelPicture(model, scale)} />,
        }))}
        differences
      />
    </Stack>
  );
}
