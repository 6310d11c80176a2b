export * from './PowerCurve.tsx';
