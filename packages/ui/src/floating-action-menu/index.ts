export {
  type FloatingAction,
  FloatingActionMenu,
  type FloatingActionMenuProps,
} from './FloatingActionMenu.tsx';
