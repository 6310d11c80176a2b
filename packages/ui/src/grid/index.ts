export { Grid, type GridProps, gridColumns, gridElements } from './Grid.tsx';
