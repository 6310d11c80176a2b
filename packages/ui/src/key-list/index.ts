export { KeyList, type KeyListEntry, type KeyListProps } from './KeyList.tsx';
