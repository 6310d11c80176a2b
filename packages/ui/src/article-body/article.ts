/** The nodes of an article: a tree of elements, never HTML. */
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
      /** Numbered list. Bulleted by default. */
      ordered?: boolean;
      /** Number of the first item of a numbered list. 1 by default. */
      start?: number;
      /** Content of each item. */
      items: readonly (readonly ArticleNode[])[];
    }
  | { type: 'quote'; children: readonly ArticleNode[] }
  | {
      type: 'code';
      /** Language after the code fence. `text` and an empty string show no label; `formula` is a calculation, not code. */
      language?: string;
      text: string;
    }
  | {
      type: 'table';
      /** Headers of the columns. */
      head: readonly (readonly ArticleNode[])[];
      /** Cells of each row, one per column. */
      rows: readonly (readonly (readonly ArticleNode[])[])[];
      /** Alignment of the text in each column. `start` by default. */
      align?: readonly ('start' | 'end')[];
    }
  | {
      type: 'image';
      src: string;
      alt: string;
      caption?: string;
      /** Link of the image, like that of a `link`. */
      href?: string;
      /** Width of the file in px. With `height` it reserves the space until the image has loaded. */
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
