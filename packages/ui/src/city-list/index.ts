export * from './CityList.tsx';
