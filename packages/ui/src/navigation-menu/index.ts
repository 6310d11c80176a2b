export type {
  NavigationBadge,
  NavigationFeature,
  NavigationGroup,
  NavigationItem,
  NavigationLink,
} from './items.ts';
export * as NavigationMenu from './NavigationMenu.tsx';
