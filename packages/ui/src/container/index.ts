export { Container, type ContainerProps, containerWidths } from './Container.tsx';
