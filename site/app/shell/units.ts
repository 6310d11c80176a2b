import { unitSystems } from '@brand/catalogue/units';
import { usePath, useQuery } from '@brand/router/location';
import type { UnitSystem } from '@brand/ui';
import { useSearchParams } from 'react-router-dom';

/** Key of the unit system in local storage. */
export const unitsKey = 'units';

/** Unit system in the parameter `units`, which overrides the stored one. */
export function useAddressUnits(): UnitSystem | undefined {
  const [search] = useSearchParams();
  return unitSystems.find((system) => system === search.get('units'));
}

/** URLs of this page in each unit system. */
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
