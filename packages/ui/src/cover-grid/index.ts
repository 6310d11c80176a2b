export * from './CoverGrid.tsx';
export * from './CoverGridRow.tsx';
