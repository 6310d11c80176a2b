export {
  SelectionGuide,
  type SelectionGuideProps,
  type SelectionOption,
} from './SelectionGuide.tsx';
