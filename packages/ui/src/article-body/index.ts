export * from './ArticleBody.tsx';
export * from './article.ts';
export type { ArticleBodyLabels } from './labels.ts';
