export {
  UnitSwitch,
  type UnitSwitchLabels,
  type UnitSwitchProps,
  unitSwitchTones,
} from './UnitSwitch.tsx';
