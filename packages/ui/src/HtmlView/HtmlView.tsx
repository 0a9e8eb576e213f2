'use client';
import { Fragment, useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './HtmlView.css.ts';
import { highestHeading, parseHtml, type HtmlNode } from './parseHtml.ts';
import { ScrollArea } from './ScrollArea.tsx';
import { messages } from './messages.ts';

export interface FormattedProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The level that the highest heading in the content gets; the others follow. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * `basic` is for a biography or a comment: paragraphs, emphasis, lists, and links to the web and to this site. Of
   * every other element only the text is shown. @default 'all'
   */
  formats?: 'all' | 'basic';
  /** Loads and shows images; otherwise their alternative text is shown. @default false */
  showImages?: boolean;
  /** `small` for notes and comments. @default 'md' */
  size?: 'sm' | 'md';
}

export interface HtmlViewProps extends FormattedProps {
  /** HTML from any source: it is sanitised here. */
  html: string;
}

/**
 * Shows untrusted HTML. It is parsed into React elements: only text formats, lists, tables, links and, optionally,
 * pictures are kept. No HTML string is passed to the browser. For Markdown use `Markdown`.
 */
export const HtmlView = withRef(function HtmlView({
  html,
  headingLevel = 2,
  formats = 'all',
  showImages = false,
  size = 'md',
  className,
  ...props
}: HtmlViewProps) {
  const t = useUiMessages(messages);
  const nodes = useMemo(() => parseHtml(html, formats), [html, formats]);
  const context = {
    shift: headingLevel - (highestHeading(nodes) ?? 1),
    showImages,
    tableLabel: t.table,
  };
  return (
    <div {...props} className={cx(styles.view, styles.size[size], className)}>
      {drawAll(nodes, context)}
    </div>
  );
});

interface Context {
  shift: number;
  showImages: boolean;
  tableLabel: string;
}

const drawAll = (nodes: readonly HtmlNode[], context: Context) =>
  nodes.map((node, index) => <Fragment key={index}>{draw(node, context)}</Fragment>);

const number = (value: string | undefined) => (value === undefined ? undefined : Number(value));

function draw(node: HtmlNode, context: Context): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes } = node;
  const content = node.content.length > 0 ? drawAll(node.content, context) : undefined;
  switch (tag) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6': {
      const level = Math.min(6, Math.max(1, Number(tag[1]) + context.shift));
      const Heading = `h${level}` as 'h2';
      return (
        <Heading {...attributes} data-level={level}>
          {content}
        </Heading>
      );
    }
    case 'a':
      return attributes.href === undefined ? (
        content
      ) : (
        <Link {...attributes} tone="accent" underline="always" rel="noopener noreferrer nofollow ugc">
          {content}
        </Link>
      );
    case 'img': {
      const { alt, src, ...rest } = attributes;
      return context.showImages && src !== undefined ? (
        <img {...rest} src={src} alt={alt} loading="lazy" decoding="async" referrerPolicy="no-referrer" />
      ) : (
        alt
      );
    }
    case 'table':
      return (
        <ScrollArea label={context.tableLabel}>
          <table {...attributes}>{content}</table>
        </ScrollArea>
      );
    case 'pre':
      return (
        <ScrollArea>
          <pre {...attributes}>{content}</pre>
        </ScrollArea>
      );
    case 'td':
    case 'th': {
      const { colSpan, rowSpan, ...rest } = attributes;
      const Cell = tag as 'td';
      return (
        <Cell {...rest} colSpan={number(colSpan)} rowSpan={number(rowSpan)}>
          {content}
        </Cell>
      );
    }
    case 'ol':
      return (
        <ol {...attributes} start={number(attributes.start)}>
          {content}
        </ol>
      );
    default: {
      const Element = tag as 'span';
      return <Element {...attributes}>{content}</Element>;
    }
  }
}
