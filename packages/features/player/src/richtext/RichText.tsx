import { Link } from '@segno/ui';
import { useMemo, type ReactNode } from 'react';
import { parseRichText, type RichNode } from './parseRichText.ts';
import * as css from './RichText.css.ts';

/** Shows stored HTML, such as a biography, as elements of ours; nothing else in it has any effect. */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => parseRichText(html), [html]);
  return <div className={css.text}>{nodes.map(draw)}</div>;
}

function draw(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br key={index} />;
  const content = node.content.map(draw);
  if (node.tag === 'a')
    return node.href ? (
      <Link key={index} href={node.href} rel="noopener nofollow ugc">
        {content}
      </Link>
    ) : (
      content
    );
  const Tag = node.tag;
  return <Tag key={index}>{content}</Tag>;
}
