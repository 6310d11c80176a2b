export {
  type FooterColumn,
  type FooterLink,
  SiteFooter,
  type SiteFooterLabels,
  type SiteFooterProps,
} from './SiteFooter.tsx';
