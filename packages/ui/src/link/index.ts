export * from './Link.tsx';
export { type LinkComponentProps, LinkProvider, type LinkProviderProps } from './LinkProvider.tsx';
