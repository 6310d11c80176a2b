export * as RecordList from './RecordList.tsx';
