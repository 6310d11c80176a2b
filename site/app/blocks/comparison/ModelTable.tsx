import { properties, specified } from '@brand/catalogue/modelFigures';
import { type Model, modelHref } from '@brand/catalogue/models';
import { carryDuty } from '@brand/catalogue/selection/duty';
import { SpecTable, type SpecTableProps } from '@brand/ui';
import { useSearchParams } from 'react-router-dom';
import { CompareLink } from './CompareLink.tsx';

interface ModelTableProps extends Pick<SpecTableProps, 'label' | 'value' | 'note'> {
  models: readonly Model[];
}

/** Specifications of models, with links to their pages and to the comparison. */
export function ModelTable({ models, ...props }: ModelTableProps) {
  const [query] = useSearchParams();
  return (
    <SpecTable
      {...props}
      properties={properties.table}
      items={models.map((model) => ({
        ...specified(model),
        href: carryDuty(modelHref(model), query),
        actions: <CompareLink short model={model} />,
      }))}
      labels={{ actions: 'Compare' }}
    />
  );
}
