import { ChoiceLink } from '@brand/router/ChoiceLink';
import { LinkProvider, UnitSwitch, type UnitSwitchProps } from '@brand/ui';
import { useUnitHrefs } from './units.ts';

interface SiteUnitsProps extends Pick<UnitSwitchProps, 'tone'> {
  /** Id of the block that contains it. Without JavaScript the page scrolls back to it. */
  block?: string;
}

/** Switch for the unit system of the whole site. */
export function SiteUnits({ block, tone }: SiteUnitsProps) {
  const { metric, us } = useUnitHrefs();
  const end = block ? `#${block}` : '';
  return (
    <LinkProvider component={ChoiceLink}>
      <UnitSwitch tone={tone} hrefs={{ metric: metric + end, us: us + end }} />
    </LinkProvider>
  );
}
