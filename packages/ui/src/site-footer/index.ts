export * from './SiteFooter.tsx';
