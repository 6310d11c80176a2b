import { LinkProvider, UnitSwitch, type UnitSwitchProps } from '@brand/ui';
import { ChoiceLink } from './ChoiceLink.tsx';
import { useUnitHrefs } from './units.ts';

interface SiteUnitsProps extends Pick<UnitSwitchProps, 'tone'> {
  /** Id of the block beside which it stands: without JavaScript the page opens there again. */
  block?: string;
}

/** Chooses the system of units of the whole site, on every page where figures stand. */
export function SiteUnits({ block, tone }: SiteUnitsProps) {
  const { metric, us } = useUnitHrefs();
  const end = block ? `#${block}` : '';
  return (
    <LinkProvider component={ChoiceLink}>
      <UnitSwitch tone={tone} hrefs={{ metric: metric + end, us: us + end }} />
    </LinkProvider>
  );
}
