export { Split, type SplitPoint, type SplitProps, splitSides } from './Split.tsx';
