import type { UnitSystem } from '@brand/ui';
import { useSearchParams } from 'react-router-dom';
import { unitSystems } from '../company/units.ts';
import { usePath, useQuery } from './location.ts';

/** Key in local storage under which the system of units is remembered. */
export const unitsKey = 'units';

/** The system of units that the address names in `units`; it wins over what is remembered. */
export function useAddressUnits(): UnitSystem | undefined {
  const [search] = useSearchParams();
  return unitSystems.find((system) => system === search.get('units'));
}

/** Addresses of this page in each system of units. */
export function useUnitHrefs(): Readonly<Record<UnitSystem, string>> {
  const path = usePath();
  const query = useQuery();
  const hrefIn = (system: UnitSystem) => {
    const parameters = new URLSearchParams(query);
    parameters.set('units', system);
    return `${path}?${parameters}`;
  };
  return { metric: hrefIn('metric'), us: hrefIn('us') };
}
