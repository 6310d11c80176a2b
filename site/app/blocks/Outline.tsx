import type { Model } from '@brand/catalogue/models';
import { outlineOf } from '@brand/catalogue/outline';
import { inUnits, printWithUnit } from '@brand/catalogue/units';
import { OutlineDrawing, type OutlineDrawingProps } from '@brand/ui';

/** Height of a person in mm. */
const PERSON = 1800;

/** Front, side and top of a model beside a person. In half of a page there is room for front and side. */
export function Outline({
  model,
  ...props
}: { model: Model } & Pick<OutlineDrawingProps, 'size' | 'note'>) {
  const views = outlineOf(model).map((view) => ({
    ...view,
    across: inBothUnits(view.across),
    up: inBothUnits(view.up),
  }));
  return (
    <OutlineDrawing
      label={`Outline of ${model.code}`}
      {...(props.size === 'half'
        ? { items: views.slice(0, 2).map((view) => ({ ...view, points: [] })) }
        : { items: views, person: inBothUnits(PERSON) })}
      {...props}
    />
  );
}

const inBothUnits = (length: number) => ({
  length,
  label: inUnits((system) => printWithUnit('length', length, system)),
});
