export * from './RegionList.tsx';
