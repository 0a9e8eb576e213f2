import type { PageMeta, StructuredData } from '@segno/data';
import { type DocumentTheme, fontAttribute, themeStyleId } from '@segno/shell';
import { earlyPressesScript } from './earlyPresses.ts';
import { documentTitle } from './pageMeta.ts';

/** The files of the built client: Vite's manifest. */
export type Manifest = Record<
  string,
  {
    file: string;
    css?: string[];
    imports?: string[];
    dynamicImports?: string[];
    isEntry?: boolean;
    assets?: string[];
  }
>;

/** The files that a page needs, in load order. */
export interface PageAssets {
  entry: string;
  styles: string[];
  preloads: string[];
}

/** The text of every built style file, by its address. */
export type StyleTexts = Readonly<Record<string, string>>;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Escapes JSON for a script element. */
const inertJson = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** Collects the files of the entry and of the routes that match, with all that they import. */
export function pageAssets(manifest: Manifest, entryKey: string, routeKeys: readonly string[]): PageAssets {
  const seen = new Set<string>();
  const scripts: string[] = [];
  const styles: string[] = [];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
    scripts.push(`/${chunk.file}`);
    for (const css of chunk.css ?? []) if (!styles.includes(`/${css}`)) styles.push(`/${css}`);
  };
  for (const key of [entryKey, ...routeKeys]) visit(key);
  const entry = `/${manifest[entryKey]?.file ?? ''}`;
  return { entry, styles, preloads: scripts.filter((script) => script !== entry) };
}

/**
 * The styles of a page are inline, which saves a round trip before the first paint. The link beside them is not
 * fetched; with it the module loader treats the file as loaded. react-aria adds a style element for buttons unless an
 * element with its id exists, and the content policy would block it; its rule is in the reset of the ui package.
 */
const styleTags = (href: string, text: string | undefined, isFirst: boolean) => {
  const id = isFirst ? ' id="react-aria-pressable-style"' : '';
  return text === undefined
    ? `<link rel="stylesheet" href="${href}"${id}>`
    : `<style${id}>${text}</style><link rel="stylesheet" href="${href}" disabled>`;
};

/** The texts of a page's inline styles, which its content policy must allow. */
export const inlinedStyles = (
  { styles }: PageAssets,
  texts: StyleTexts,
  fonts: string,
  { css }: DocumentTheme,
): string[] => [...styles.map((href) => texts[href] ?? ''), css, fonts].filter((text) => text !== '');

/** The `theme-color` of the page: that of the chosen theme, or one for each colour scheme of the operating system. */
const themeColorTags = ({ backgrounds }: DocumentTheme) =>
  backgrounds.light === backgrounds.dark
    ? [`<meta name="theme-color" content="${escape(backgrounds.light)}">`]
    : (['light', 'dark'] as const).map(
        (scheme) =>
          `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${escape(backgrounds[scheme])}">`,
      );

/** A link of the head to another form of the page: a feed, or the description of its embedded player. */
export interface AlternateLink {
  type: string;
  href: string;
  title?: string;
}

const attributesOf = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escape(value)}"`]))
    .join('');

/** The HTML document before the application's markup. */
export function documentStart(page: {
  meta: PageMeta & { url: string; siteName: string };
  /** What programs read of the page. */
  structured?: readonly StructuredData[];
  alternates?: readonly AlternateLink[];
  language: string;
  direction: 'ltr' | 'rtl';
  theme: DocumentTheme;
  /** The site's own icon, instead of that of the application. */
  favicon?: string | null | undefined;
  /** Whether the sidebar is collapsed to icons; the frame's styles use it before scripts run. */
  sidebar: string;
  /** Number of recent places on home; its styles reserve their space before scripts run. */
  recent: number;
  /** Whether the search page reserves space for recent searches. */
  searched: boolean;
  assets: PageAssets;
  styles: StyleTexts;
  /** The font faces to fetch. */
  fonts: string;
  /**
   * The id of the element that the first paint waits for (HTML, link type `expect`). Without one a browser that is busy
   * with a page's styles paints the empty background first, and the text only with the next frame.
   */
  firstPaintAfter?: string;
}): string {
  const { meta, assets, structured = [], alternates = [] } = page;
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    page.firstPaintAfter && `<link rel="expect" href="#${escape(page.firstPaintAfter)}" blocking="render">`,
    `<title>${escape(documentTitle(meta))}</title>`,
    meta.description && `<meta name="description" content="${escape(meta.description)}">`,
    `<link rel="canonical" href="${escape(meta.url)}">`,
    meta.isHidden && '<meta name="robots" content="noindex">',
    `<meta property="og:site_name" content="${escape(meta.siteName)}">`,
    `<meta property="og:title" content="${escape(meta.title || meta.siteName)}">`,
    `<meta property="og:type" content="${escape(meta.type ?? 'website')}">`,
    `<meta property="og:url" content="${escape(meta.url)}">`,
    `<meta property="og:locale" content="${escape(page.language)}">`,
    meta.description && `<meta property="og:description" content="${escape(meta.description)}">`,
    meta.image && `<meta property="og:image" content="${escape(meta.image)}">`,
    meta.image && `<meta property="og:image:alt" content="${escape(meta.title || meta.siteName)}">`,
    // Every picture is square.
    '<meta name="twitter:card" content="summary">',
    ...alternates.map((link) => `<link rel="alternate"${attributesOf({ ...link })}>`),
    ...structured.map(
      (data) =>
        `<script type="application/ld+json">${inertJson({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
    ...themeColorTags(page.theme),
    ...(page.favicon
      ? [`<link rel="icon" href="${escape(page.favicon)}">`]
      : [
          '<link rel="icon" href="/favicon.ico" sizes="32x32">',
          '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
          '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
        ]),
    '<link rel="manifest" href="/site.webmanifest">',
    ...assets.styles.map((href, index) => styleTags(href, page.styles[href], index === 0)),
    page.theme.css && `<style id="${themeStyleId}">${page.theme.css}</style>`,
    page.fonts && `<style>${page.fonts}</style>`,
    `<script>${earlyPressesScript}</script>`,
  ];
  return (
    `<!doctype html><html lang="${escape(page.language)}" dir="${page.direction}"${attributesOf(page.theme.attributes)} data-sidebar="${escape(page.sidebar)}" data-recent="${page.recent}" data-searched="${page.searched}">` +
    `<head>${tags.filter(Boolean).join('')}</head><body><div id="root">`
  );
}

/**
 * The HTML document after it: the startup object as inert JSON, and the scripts. They are last, so that on a slow
 * connection the page and its first pictures load before them.
 */
export const documentEnd = (startup: unknown, { entry, preloads }: PageAssets, theme: DocumentTheme) =>
  [
    '</div>',
    // Here they do not delay the first paint.
    ...theme.fonts.map(
      ({ href, media }) =>
        `<link rel="stylesheet" href="${escape(href)}"${attributesOf({ [fontAttribute]: 'theme', media })}>`,
    ),
    `<script type="application/json" id="startup">${inertJson(startup)}</script>`,
    // The largest file is requested first. It runs after the document was read.
    `<script type="module" src="${entry}" fetchpriority="low"></script>`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    '</body></html>',
  ].join('');
