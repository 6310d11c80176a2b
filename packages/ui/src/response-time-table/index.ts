export {
  type ResponseLevel,
  ResponseTimeTable,
  type ResponseTimeTableLabels,
  type ResponseTimeTableProps,
  severities,
} from './ResponseTimeTable.tsx';
