export { type City, CityList, type CityListProps, type CityRegion } from './CityList.tsx';
