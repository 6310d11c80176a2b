export { FilterPills, type FilterPillsOption, type FilterPillsProps } from './FilterPills.tsx';
