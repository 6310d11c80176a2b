export { type Region, RegionList, type RegionListProps } from './RegionList.tsx';
