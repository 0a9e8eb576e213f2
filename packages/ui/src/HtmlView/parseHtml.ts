import { Parser } from 'htmlparser2';

/** A node of formatted content: text, or an allowed element with its allowed attributes. */
export type HtmlNode = string | HtmlElement;

interface HtmlElement {
  readonly tag: HtmlTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: HtmlNode[];
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const tags = [
  ...headings,
  ...(['p', 'div', 'blockquote', 'pre', 'hr', 'figure', 'figcaption'] as const),
  ...(['ul', 'ol', 'li', 'dl', 'dt', 'dd'] as const),
  ...(['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'] as const),
  ...(['a', 'img', 'br', 'wbr'] as const),
  ...(['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'] as const),
  ...(['code', 'kbd', 'samp', 'var', 'abbr', 'cite', 'q', 'time', 'span', 'bdi'] as const),
] as const;

type HtmlTag = (typeof tags)[number];

/** The allowed elements and attributes: all safe ones, or those of a biography or a comment. */
type HtmlFormats = 'all' | 'basic';

const allowed: Record<HtmlFormats, ReadonlySet<string>> = {
  all: new Set<string>(tags),
  basic: new Set<HtmlTag>(['p', 'br', 'strong', 'b', 'em', 'i', 'a', 'ul', 'ol', 'li']),
};
const isHeading = (name: string) => (headings as readonly string[]).includes(name);

/** Elements that are removed with their content. Of any other unknown element the text is kept. */
const silent = new Set(
  (
    'script style template noscript iframe object embed applet svg math textarea title head xmp noembed ' +
    'noframes frameset plaintext select option datalist audio video canvas portal dialog'
  ).split(' '),
);

const empty = new Set<string>(['br', 'wbr', 'hr', 'img']);

/** Elements that close an open paragraph. */
const blocks = new Set<string>([
  ...headings,
  ...'p div blockquote pre hr figure figcaption ul ol li dl dt dd table'.split(' '),
]);

/** The allowed parents of an element. */
const parents: Partial<Record<HtmlTag, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  th: ['tr'],
  td: ['tr'],
  figcaption: ['figure'],
};

/** The allowed children of an element, and the element that wraps any other child. */
const children: Partial<Record<HtmlTag, { may: readonly string[]; around: HtmlTag }>> = {
  ul: { may: ['li'], around: 'li' },
  ol: { may: ['li'], around: 'li' },
  dl: { may: ['dt', 'dd'], around: 'dd' },
  table: { may: ['caption', 'thead', 'tbody', 'tfoot'], around: 'tbody' },
  thead: { may: ['tr'], around: 'tr' },
  tbody: { may: ['tr'], around: 'tr' },
  tfoot: { may: ['tr'], around: 'tr' },
  tr: { may: ['th', 'td'], around: 'td' },
};

/** The maximum depth, more than written text needs; deeper elements are removed and their text is kept. */
const deepest = 40;

/** An address without the characters that a browser ignores, if it is a web or same-site address. */
export function safeAddress(address: string | undefined, protocols: readonly string[]): string | undefined {
  const clean = address?.replaceAll(/\p{Cc}/gu, '').trim();
  if (!clean) return undefined;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(clean.replaceAll(/\s/g, ''))?.[1]?.toLowerCase();
  if (scheme) return protocols.includes(scheme) ? clean : undefined;
  // `//host` and its variants are protocol-relative addresses of another site.
  return /^[/\\]\s*[/\\]/.test(clean) || clean.startsWith('\\') ? undefined : clean;
}

const count = (value: string | undefined) =>
  value !== undefined && /^\d{1,4}$/.test(value) ? value : undefined;

const oneOf = (value: string | undefined, ...choices: string[]) =>
  choices.find((choice) => choice === value?.toLowerCase());

/** A link to the web or to an absolute path of this site. Every other attribute is dropped. */
function basicAttributesOf(tag: HtmlTag, given: Readonly<Record<string, string>>): Record<string, string> {
  const href = tag === 'a' ? safeAddress(given.href, ['http', 'https']) : undefined;
  return href !== undefined && /^(?:https?:\/\/|\/)/i.test(href) ? { href } : {};
}

/** The allowed attributes of an element. */
function attributesOf(tag: HtmlTag, given: Readonly<Record<string, string>>): Record<string, string> {
  const cell = {
    colSpan: count(given.colspan),
    rowSpan: count(given.rowspan),
    'data-align': { right: 'end', center: 'center' }[given.align ?? ''],
  };
  const own: Partial<Record<HtmlTag, Record<string, string | undefined>>> = {
    a: { href: safeAddress(given.href, ['http', 'https', 'mailto', 'tel']), title: given.title },
    img: {
      src: safeAddress(given.src, ['http', 'https']),
      alt: given.alt ?? '',
      title: given.title,
      width: count(given.width),
      height: count(given.height),
    },
    abbr: { title: given.title },
    time: { dateTime: given.datetime },
    ol: { start: count(given.start) },
    td: cell,
    th: {
      ...cell,
      scope: oneOf(given.scope, 'row', 'col', 'rowgroup', 'colgroup'),
    },
  };
  const kept = {
    lang: given.lang && /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(given.lang) ? given.lang : undefined,
    dir: oneOf(given.dir, 'ltr', 'rtl', 'auto'),
    ...own[tag],
  };
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** An open element: an allowed one, or a removed one, which has no node. */
interface Open {
  readonly name: string;
  readonly element?: HtmlElement;
  /** The children of the element, as long as it is open. */
  readonly attributes?: Record<string, string>;
  readonly isSilent?: boolean;
}

/**
 * Parses untrusted HTML into plain data with only the allowed elements and attributes. The nesting is valid, so that a
 * browser parses the result to the same tree. It needs no DOM, and no HTML string is passed to a browser.
 */
export function parseHtml(html: string, formats: HtmlFormats = 'all'): HtmlNode[] {
  const isTag = (name: string): name is HtmlTag => allowed[formats].has(name);
  const root: HtmlNode[] = [];
  const open: Open[] = [];
  // The number of open elements beyond the maximum depth, and which of them started removed content.
  let beyond = 0;
  let silentFrom = 0;
  const here = () => open.findLast((entry) => entry.element)?.element;
  const closeLast = (isIt: (name: string) => boolean, isBorder: (name: string) => boolean) => {
    const index = open.findLastIndex(({ name }) => isIt(name));
    if (index >= 0 && !open.slice(index).some(({ name }) => isBorder(name))) open.length = index;
  };
  const add = (node: HtmlNode) => {
    const content = here()?.content ?? root;
    const last = content.at(-1);
    if (typeof node === 'string' && typeof last === 'string') content[content.length - 1] = last + node;
    else content.push(node);
  };
  const isIn = (name: string) => open.some((entry) => entry.element && entry.name === name);

  const parser = new Parser({
    ontext(text) {
      if (silentFrom === 0 && !open.some(({ isSilent }) => isSilent)) add(text);
    },
    onopentag(name, given) {
      if (open.length >= deepest) {
        beyond += 1;
        if (silentFrom === 0 && silent.has(name)) silentFrom = beyond;
        return;
      }
      if (silent.has(name)) open.push({ name, isSilent: true });
      else if (open.some(({ isSilent }) => isSilent)) open.push({ name });
      else if (name === 'input') {
        // The checkbox of a task list.
        if (given.type === 'checkbox' && formats === 'all') {
          const item = open.findLast((entry) => entry.name === 'li')?.attributes;
          if (item) item['data-task'] = '';
          add('checked' in given ? '☑' : '☐');
        }
        open.push({ name });
      } else if (!isTag(name)) open.push({ name });
      else {
        if (blocks.has(name)) closeLast((other) => other === 'p', never);
        if (isHeading(name)) closeLast(isHeading, isCell);
        if (name === 'a') closeLast((other) => other === 'a', never);
        if (name === 'li')
          closeLast(
            (other) => other === 'li',
            (other) => other === 'ul' || other === 'ol' || isCell(other),
          );
        const around = parents[name];
        const parent = here()?.tag;
        const isOut =
          (around && !(parent && around.includes(parent))) ||
          // A browser would move a table out of a caption.
          (name === 'table' && isIn('caption'));
        if (isOut) open.push({ name });
        else {
          const attributes = formats === 'basic' ? basicAttributesOf(name, given) : attributesOf(name, given);
          const element = { tag: name, attributes, content: [] };
          add(element);
          open.push(empty.has(name) ? { name } : { name, element, attributes });
        }
      }
    },
    onclosetag(name) {
      if (beyond > 0) {
        if (silentFrom === beyond) silentFrom = 0;
        beyond -= 1;
        return;
      }
      const index = open.findLastIndex((entry) => entry.name === name);
      if (index >= 0) open.length = index;
    },
  });
  parser.write(html);
  parser.end();
  return settleAll(root);
}

const never = () => false;
const isCell = (name: string) => name === 'td' || name === 'th';

/** An empty paragraph is spacing that an author, or a browser’s error correction, inserted. */
const isNothing = (node: HtmlNode) =>
  typeof node !== 'string' && node.tag === 'p' && node.content.length === 0;
const settleAll = (nodes: readonly HtmlNode[]) => nodes.filter((node) => !isNothing(node)).map(settle);

/** Adds the children that lists and tables require. */
function settle(node: HtmlNode): HtmlNode {
  if (typeof node === 'string') return node;
  const rule = children[node.tag];
  if (!rule) return { ...node, content: settleAll(node.content) };
  const content: HtmlNode[] = [];
  let wrapper: HtmlElement | undefined;
  for (const child of node.content) {
    if (typeof child !== 'string' && rule.may.includes(child.tag)) {
      wrapper = undefined;
      content.push(child);
    } else if (typeof child !== 'string' || child.trim() !== '') {
      if (!wrapper) content.push((wrapper = { tag: rule.around, attributes: {}, content: [] }));
      wrapper.content.push(child);
    }
  }
  return { ...node, content: settleAll(content) };
}

/** The highest heading level in the content, or none. */
export function highestHeading(nodes: readonly HtmlNode[]): number | undefined {
  const levels = nodes.flatMap((node): number[] => {
    if (typeof node === 'string') return [];
    if (isHeading(node.tag)) return [Number(node.tag[1])];
    const within = highestHeading(node.content);
    return within === undefined ? [] : [within];
  });
  return levels.length > 0 ? Math.min(...levels) : undefined;
}
