export { ArticleBody, type ArticleBodyLabels, type ArticleBodyProps } from './ArticleBody.tsx';
export type { ArticleBlock, ArticleInline, ArticleNode } from './article.ts';
