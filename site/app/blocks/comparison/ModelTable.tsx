import { properties, specified } from '@brand/catalogue/modelFigures';
import { type Model, modelHref } from '@brand/catalogue/models';
import { carryDuty } from '@brand/catalogue/selection/duty';
import { SpecTable, type SpecTableProps } from '@brand/ui';
import { useSearchParams } from 'react-router-dom';
import { CompareLink } from './CompareLink.tsx';

interface ModelTableProps extends Pick<SpecTableProps, 'label' | 'value' | 'marked' | 'note'> {
  models: readonly Model[];
  /** Heads models with their series. @default false */
  grouped?: boolean;
}

const ofFrame = new Set(['dimensions', 'weight']);

/** Specifications of models, those of a frame once, with links to their pages and to the comparison. */
export function ModelTable({ models, grouped = false, ...props }: ModelTableProps) {
  const [query] = useSearchParams();
  return (
    <SpecTable
      {...props}
      properties={properties.table.map((one) => ({ ...one, shared: ofFrame.has(one.key) }))}
      items={models.map((model) => ({
        ...specified(model),
        ...(model.frame && { frame: `${model.frame} frame` }),
        ...(grouped && { group: `${model.series} Series` }),
        href: carryDuty(modelHref(model), query),
        actions: <CompareLink look="box" model={model} />,
      }))}
      labels={{ actions: 'Compare' }}
    />
  );
}
