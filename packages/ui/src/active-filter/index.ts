export { ActiveFilter, type ActiveFilterProps } from './ActiveFilter.tsx';
