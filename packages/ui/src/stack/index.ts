export { Stack, type StackProps, stackDirections, stackElements, stackGaps } from './Stack.tsx';
