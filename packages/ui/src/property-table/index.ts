export {
  type PropertyColumn,
  type PropertyRow,
  PropertyTable,
  type PropertyTableProps,
} from './PropertyTable.tsx';
