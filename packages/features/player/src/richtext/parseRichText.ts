/** A piece of formatted text: words, or an allowed element with its content. */
export type RichNode = string | { tag: RichTag; href?: string; content: RichNode[] };

const tags = ['p', 'br', 'strong', 'b', 'em', 'i', 'a', 'ul', 'ol', 'li'] as const;
type RichTag = (typeof tags)[number];

const isTag = (name: string): name is RichTag => (tags as readonly string[]).includes(name);

/** Elements whose words are no text. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math']);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const decode = (text: string) =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );

/** Only addresses of the web, and of this site. */
const safeHref = (attributes: string): string | undefined => {
  const href = decode(
    /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)?.slice(1).find(Boolean) ?? '',
  ).trim();
  return /^(?:https?:\/\/|\/(?![/\\]))/i.test(href) ? href : undefined;
};

/**
 * Reads stored HTML into plain data. Only the named elements come through, without attributes except a link's
 * address, whatever the text holds: nothing is ever handed to the browser as HTML.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: { tag: string; content: RichNode[] }[] = [{ tag: '', content: root }];
  let silence = '';
  for (const [, comment, closing, name = '', attributes = '', text] of html.matchAll(
    /(<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|([^<]+|<)/gi,
  )) {
    if (comment) continue;
    const tag = name.toLowerCase();
    if (silence) {
      if (closing && tag === silence) silence = '';
      continue;
    }
    const target = open.at(-1)?.content ?? root;
    if (text !== undefined) target.push(decode(text));
    else if (silent.has(tag)) silence = closing ? '' : tag;
    else if (!isTag(tag)) continue;
    else if (tag === 'br') target.push({ tag, content: [] });
    else if (closing) {
      const index = open.findLastIndex((element) => element.tag === tag);
      if (index > 0) open.length = index;
    } else {
      const href = tag === 'a' ? safeHref(attributes) : undefined;
      const node = { tag, ...(href !== undefined && { href }), content: [] };
      target.push(node);
      open.push(node);
    }
  }
  return root;
}
