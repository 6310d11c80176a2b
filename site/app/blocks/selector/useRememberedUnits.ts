import type { UnitSystem } from '@brand/catalogue/units';
import { type Quantity, unitKey } from '@brand/catalogue/units';
import { useUnits } from '@brand/ui';
import { type RefObject, useEffect, useRef } from 'react';

/** Another choice that starts with a value of the system, until it is made or the field that it belongs to is filled. */
type OtherChoice = Readonly<Record<UnitSystem, string>> & { of: string };

/**
 * Sets the units of empty fields to the remembered system, which only the browser knows. Filled fields keep their unit.
 *
 * @param filled values of the fields from the URL, as JSON
 * @param others other choices by name, such as the currency of a price. A constant
 */
export function useRememberedUnits(
  form: RefObject<HTMLFormElement | null>,
  filled: string,
  others: Readonly<Record<string, OtherChoice>> = none,
) {
  const { system } = useUnits();
  const made = useRef(new Set<string>());
  useEffect(() => {
    const element = form.current;
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement) made.current.add(target.name);
    };
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, [form]);
  useEffect(() => {
    const values = new FormData(form.current ?? undefined);
    const isKnown = (name: string, owner: string) =>
      name in JSON.parse(filled) || Boolean(values.get(owner));
    for (const choice of form.current?.querySelectorAll('select') ?? []) {
      const { [choice.name]: other } = others;
      const [, quantity] = /^(.+)Unit$/.exec(choice.name) ?? [];
      const owner = other?.of ?? quantity;
      if (!owner || isKnown(choice.name, owner)) continue;
      if (other && made.current.has(choice.name)) continue;
      choice.value = other?.[system] ?? unitKey(owner as Quantity, system);
    }
  }, [form, filled, others, system]);
}

const none = {};
