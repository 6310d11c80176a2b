export * from './BrandLink.tsx';
