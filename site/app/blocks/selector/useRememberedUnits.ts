import { useUnits } from '@brand/ui';
import { type RefObject, useEffect } from 'react';
import { type Quantity, unitKey } from '../../company/units.ts';

/**
 * Sets the units of empty fields to the remembered system, which only the browser knows. Filled fields keep their unit.
 *
 * @param filled values of the fields from the URL, as JSON
 */
export function useRememberedUnits(form: RefObject<HTMLFormElement | null>, filled: string) {
  const { system } = useUnits();
  useEffect(() => {
    const fields = [...new FormData(form.current ?? undefined)];
    const known = new Set([
      ...Object.keys(JSON.parse(filled)),
      ...fields.flatMap(([name, value]) => (value ? `${name}Unit` : [])),
    ]);
    for (const unit of form.current?.querySelectorAll('select') ?? []) {
      const [, quantity] = /^(.+)Unit$/.exec(unit.name) ?? [];
      if (quantity && !known.has(unit.name)) unit.value = unitKey(quantity as Quantity, system);
    }
  }, [form, filled, system]);
}
