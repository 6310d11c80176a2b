export * from './ProductCarousel.tsx';
