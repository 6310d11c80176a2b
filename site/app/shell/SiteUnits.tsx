import { ChoiceLink } from '@brand/router/ChoiceLink';
import { LinkProvider, UnitSwitch, type UnitSwitchProps } from '@brand/ui';
import { useUnitHrefs } from './units.ts';

/** Switch for the unit system of the whole site. */
export function SiteUnits({ tone }: Pick<UnitSwitchProps, 'tone'>) {
  const hrefs = useUnitHrefs();
  return (
    <LinkProvider component={ChoiceLink}>
      <UnitSwitch tone={tone} hrefs={hrefs} />
    </LinkProvider>
  );
}
