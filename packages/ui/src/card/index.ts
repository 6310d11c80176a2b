export { Card, type CardProps, cardElements } from './Card.tsx';
