export { SiteHeader, type SiteHeaderLabels, type SiteHeaderProps } from './SiteHeader.tsx';
