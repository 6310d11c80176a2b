/** What an article is made of: a tree of elements, never HTML. */
export type ArticleNode = ArticleBlock | ArticleInline;

export type ArticleBlock =
  | {
      type: 'heading';
      level: 2 | 3;
      /** Anchor, unique in the article. */
      id: string;
      children: readonly ArticleInline[];
    }
  | { type: 'paragraph'; children: readonly ArticleInline[] }
  | {
      type: 'list';
      /** Numbered. By default with marks. */
      ordered?: boolean;
      /** Content of each item. */
      items: readonly (readonly ArticleNode[])[];
    }
  | { type: 'quote'; children: readonly ArticleNode[] }
  | {
      type: 'code';
      /** Word after the fence. `text` and none show no label. */
      language?: string;
      text: string;
    }
  | {
      type: 'image';
      src: string;
      alt: string;
      caption?: string;
      /** Width of the file in px. With `height` it keeps the place until the image is there. */
      width?: number;
      /** Height of the file in px. */
      height?: number;
    };

export type ArticleInline =
  | { type: 'text'; text: string }
  | { type: 'inlineCode'; text: string }
  | { type: 'strong'; children: readonly ArticleInline[] }
  | { type: 'emphasis'; children: readonly ArticleInline[] }
  | {
      type: 'link';
      /** Followed only if it is relative, http(s), mailto or tel. */
      href: string;
      children: readonly ArticleInline[];
    };
