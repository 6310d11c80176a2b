import { Hash } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { isSafeUrl } from '../internal/safeUrl.ts';
import { unbroken, withUnits } from '../internal/unbroken.tsx';
import { Link } from '../link/Link.tsx';
import { Picture, type PictureProps } from '../picture/Picture.tsx';
import { Prose, type ProseProps } from '../prose/Prose.tsx';
import * as styles from './ArticleBody.css.ts';
import type { ArticleInline, ArticleNode } from './article.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Formula } from './Formula.tsx';
import { inOrder } from './inOrder.tsx';
import type { ArticleBodyLabels } from './labels.ts';
import { Table } from './Table.tsx';

export interface ArticleBodyProps extends Omit<ProseProps, 'children' | 'content'> {
  /** The parsed article. */
  content: readonly ArticleNode[];
  labels?: Partial<ArticleBodyLabels>;
}

/** An article from a parsed tree, never from HTML. Renders `<div>`. */
export function ArticleBody({ content, labels, ...props }: ArticleBodyProps) {
  return (
    <Prose {...props}>
      {inOrder(content, (node) => (
        <Node node={node} labels={labels} dir="auto" />
      ))}
    </Prose>
  );
}

interface NodesProps {
  nodes: readonly ArticleNode[];
  labels: ArticleBodyProps['labels'];
}

function Nodes({ nodes, labels }: NodesProps): ReactNode {
  return inOrder(nodes, (node) => <Node node={node} labels={labels} />);
}

interface NodeProps {
  node: ArticleNode;
  labels: NodesProps['labels'];
  /** Of a block that is not inside another one, which has the direction of its first letter. */
  dir?: 'auto';
}

function Node({ node, labels, dir }: NodeProps): ReactNode {
  const inside = (nodes: readonly ArticleNode[]) => <Nodes nodes={nodes} labels={labels} />;
  switch (node.type) {
    case 'text':
      return unbroken(withUnits(node.text));
    case 'inlineCode':
      return <code>{node.text}</code>;
    case 'strong':
      return <strong>{inside(node.children)}</strong>;
    case 'emphasis':
      return <em>{inside(node.children)}</em>;
    case 'link':
      return <ArticleLink href={node.href}>{inside(node.children)}</ArticleLink>;
    case 'heading': {
      const Heading = `h${node.level}` as const;
      return (
        <Heading id={node.id} dir={dir}>
          <Link href={`#${node.id}`} tone="plain" className={styles.anchor}>
            <Icon icon={Hash} className={styles.mark} />
            {inside(withoutLinks(node.children))}
          </Link>
        </Heading>
      );
    }
    case 'paragraph':
      return <p dir={dir}>{inside(node.children)}</p>;
    case 'quote':
      return <blockquote dir={dir}>{inside(node.children)}</blockquote>;
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul';
      return (
        <List dir={dir} start={node.ordered ? node.start : undefined}>
          {inOrder(node.items, (item) => (
            <li>{inside(item)}</li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table {...node} labels={labels} inside={inside} />;
    case 'code':
      return node.language === 'formula' ? (
        <Formula text={node.text} />
      ) : (
        <CodeBlock language={node.language} text={node.text} labels={labels} />
      );
    case 'image': {
      const { type: _type, href, ...image } = node;
      return href === undefined ? (
        <ArticlePicture {...image} />
      ) : (
        <LinkedPicture {...image} href={href} />
      );
    }
  }
}

/** Width of the text in px, where there is room for it. */
const TEXT_WIDTH = 704;

/** A file that is narrower than the text keeps its size. */
function ArticlePicture(image: PictureProps) {
  const fit = (image.width ?? TEXT_WIDTH) < TEXT_WIDTH ? 'own' : 'fill';
  return <Picture {...image} fit={fit} sizes="(width >= 48rem) 44rem, 100vw" fallback="text" />;
}

/** The caption is outside the link, whose name would otherwise be the caption instead of the alternative text. */
function LinkedPicture({ href, caption, ...image }: PictureProps & { href: string }) {
  const link = (
    <ArticleLink href={href} className={styles.linkedPicture}>
      <ArticlePicture {...image} />
    </ArticleLink>
  );
  if (!caption) return link;
  return (
    <figure>
      {link}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface ArticleLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** Opens in a new tab, unless it leads to a part of this page, to a mail program or to a phone. */
function ArticleLink({ href, children, ...props }: ArticleLinkProps) {
  if (!isSafeUrl(href)) return children;
  return (
    <Link {...props} href={href} newTab={!/^\s*(#|mailto:|tel:)/i.test(href)}>
      {children}
    </Link>
  );
}

/** A heading links to itself, and links cannot be nested. */
function withoutLinks(nodes: readonly ArticleInline[]): ArticleInline[] {
  return nodes.flatMap((node) => {
    if (node.type === 'link') return withoutLinks(node.children);
    return 'children' in node ? { ...node, children: withoutLinks(node.children) } : node;
  });
}
