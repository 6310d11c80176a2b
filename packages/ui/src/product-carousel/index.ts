export {
  type CarouselProduct,
  ProductCarousel,
  type ProductCarouselLabels,
  type ProductCarouselProps,
} from './ProductCarousel.tsx';
