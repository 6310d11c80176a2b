export {
  CategoryFilter,
  type CategoryFilterItem,
  type CategoryFilterProps,
  categoryFilterLooks,
} from './CategoryFilter.tsx';
