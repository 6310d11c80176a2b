export * from './QuoteBlock.tsx';
