export { Text, type TextProps, textElements, textSizes, textTones } from './Text.tsx';
