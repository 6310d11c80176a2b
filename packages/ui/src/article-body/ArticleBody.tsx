import { Hash } from 'lucide';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { fill } from '../internal/fill.ts';
import { isSafeUrl } from '../internal/safeUrl.ts';
import { Link } from '../link/Link.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Prose, type ProseProps } from '../prose/Prose.tsx';
import * as styles from './ArticleBody.css.ts';
import type { ArticleInline, ArticleNode } from './article.ts';

/** Words that an article needs beside its own. */
export interface ArticleBodyLabels {
  /**
   * Name of a code block without a language.
   * @default 'Code'
   */
  code?: string;
  /**
   * Name of a code block with one.
   * @default 'Code, {language}'
   */
  codeIn?: string;
  /**
   * What assistive technology reads after a link.
   * @default '(opens in a new tab)'
   */
  newTab?: string;
}

export interface ArticleBodyProps extends Omit<ProseProps, 'children' | 'content'> {
  /** The article as the parser gives it. */
  content: readonly ArticleNode[];
  labels?: ArticleBodyLabels;
}

/** An article from its tree. It renders only the elements that the tree knows. Renders `<div>`. */
export function ArticleBody({ content, labels, ...props }: ArticleBodyProps) {
  return (
    <Prose {...props}>
      <Nodes nodes={content} labels={labels} />
    </Prose>
  );
}

interface NodesProps {
  nodes: readonly ArticleNode[];
  labels: ArticleBodyLabels | undefined;
}

function Nodes({ nodes, labels }: NodesProps): ReactNode {
  return inOrder(nodes, (node) => <Node node={node} labels={labels} />);
}

function Node({ node, labels }: { node: ArticleNode; labels: NodesProps['labels'] }): ReactNode {
  const inside = (nodes: readonly ArticleNode[]) => <Nodes nodes={nodes} labels={labels} />;
  switch (node.type) {
    case 'text':
      return node.text;
    case 'inlineCode':
      return <code>{node.text}</code>;
    case 'strong':
      return <strong>{inside(node.children)}</strong>;
    case 'emphasis':
      return <em>{inside(node.children)}</em>;
    case 'link':
      return (
        <ArticleLink href={node.href} newTabLabel={labels?.newTab}>
          {inside(node.children)}
        </ArticleLink>
      );
    case 'heading': {
      const Heading = `h${node.level}` as const;
      return (
        <Heading id={node.id}>
          <Link href={`#${node.id}`} tone="plain" className={styles.anchor}>
            <Icon icon={Hash} className={styles.mark} />
            {inside(withoutLinks(node.children))}
          </Link>
        </Heading>
      );
    }
    case 'paragraph':
      return <p>{inside(node.children)}</p>;
    case 'quote':
      return <blockquote>{inside(node.children)}</blockquote>;
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul';
      return (
        <List>
          {inOrder(node.items, (item) => (
            <li>{inside(item)}</li>
          ))}
        </List>
      );
    }
    case 'code':
      return <CodeBlock language={node.language} text={node.text} labels={labels} />;
    case 'image': {
      const { type: _type, ...image } = node;
      return <Picture {...image} sizes="(width >= 48rem) 44rem, 100vw" />;
    }
  }
}

interface ArticleLinkProps {
  href: string;
  newTabLabel: string | undefined;
  children: ReactNode;
}

function ArticleLink({ href, newTabLabel, children }: ArticleLinkProps) {
  if (!isSafeUrl(href)) return children;
  if (href.startsWith('#')) return <Link href={href}>{children}</Link>;
  return (
    <Link href={href} newTab newTabLabel={newTabLabel}>
      {children}
    </Link>
  );
}

interface CodeBlockProps {
  language: string | undefined;
  text: string;
  labels: NodesProps['labels'];
}

/** Focusable, so that long lines scroll by keyboard; a group, because many regions would clutter the landmarks. */
function CodeBlock({ language, text, labels }: CodeBlockProps) {
  const named = language !== undefined && language !== 'text';
  return (
    <div className={styles.codeBlock}>
      {named && <p className={styles.language}>{language}</p>}
      <pre
        tabIndex={0}
        role="group"
        aria-label={
          named
            ? fill(labels?.codeIn ?? 'Code, {language}', { language })
            : (labels?.code ?? 'Code')
        }
      >
        <code>{text}</code>
      </pre>
    </div>
  );
}

function inOrder<Item>(items: readonly Item[], render: (item: Item) => ReactNode): ReactNode {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a tree is replaced as a whole, so places are identities
    <Fragment key={index}>{render(item)}</Fragment>
  ));
}

/** A heading is a link to itself, and links cannot stand inside one another. */
function withoutLinks(nodes: readonly ArticleInline[]): ArticleInline[] {
  return nodes.flatMap((node) => {
    if (node.type === 'link') return withoutLinks(node.children);
    return 'children' in node ? { ...node, children: withoutLinks(node.children) } : node;
  });
}
