export * from './SiteHeader.tsx';
