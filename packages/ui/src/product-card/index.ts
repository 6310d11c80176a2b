export {
  ProductCard,
  type ProductCardLabels,
  type ProductCardProps,
  productCardElements,
} from './ProductCard.tsx';
