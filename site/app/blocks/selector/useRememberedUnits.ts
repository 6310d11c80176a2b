import { useUnits } from '@brand/ui';
import { type RefObject, useEffect } from 'react';
import { type Quantity, unitKey } from '../../company/units.ts';

/**
 * Sets the units beside empty fields to those that are remembered, which are known after the server has answered. They
 * never change what a typed number means.
 *
 * @param filled the fields that the address fills in, as JSON
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
