import { properties, specified } from '@brand/catalogue/modelFigures';
import { type Model, modelHref } from '@brand/catalogue/models';
import { withDuty } from '@brand/catalogue/selection/request';
import { SpecTable, type SpecTableProps } from '@brand/ui';
import { useDuty } from '../selector/useDuty.ts';
import { CompareLink } from './CompareLink.tsx';

interface ModelTableProps extends Pick<SpecTableProps, 'label' | 'value' | 'note'> {
  models: readonly Model[];
}

/** Specifications of models, with links to their pages and to the comparison. */
export function ModelTable({ models, ...props }: ModelTableProps) {
  const duty = useDuty();
  return (
    <SpecTable
      {...props}
      properties={properties.table}
      items={models.map((model) => ({
        ...specified(model),
        href: withDuty(modelHref(model), duty),
        actions: <CompareLink short model={model} />,
      }))}
      labels={{ actions: 'Compare' }}
    />
  );
}
