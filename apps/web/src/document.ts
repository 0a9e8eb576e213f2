import type { PageMeta } from '@segno/data';
import { type DocumentTheme, themeStyleId } from '@segno/shell';
import { documentTitle } from './pageMeta.ts';

/** What the built client consists of: Vite's manifest. */
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

/** JSON that may stand inside a script element. */
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
 * A page's styles stand in it, which saves the first paint a round trip. The link beside them is not fetched; it tells
 * the module loader that the file is already here. react-aria adds a style element for buttons unless something with
 * its id exists, and the content policy would refuse it; its rule is in the reset of the ui package.
 */
const styleTags = (href: string, text: string | undefined, isFirst: boolean) => {
  const id = isFirst ? ' id="react-aria-pressable-style"' : '';
  return text === undefined
    ? `<link rel="stylesheet" href="${href}"${id}>`
    : `<style${id}>${text}</style><link rel="stylesheet" href="${href}" disabled>`;
};

/** The texts of the styles that stand in a page, which its content policy must allow. */
export const inlinedStyles = (
  { styles }: PageAssets,
  texts: StyleTexts,
  fonts: string,
  { css }: DocumentTheme,
): string[] => [...styles.map((href) => texts[href] ?? ''), css, fonts].filter((text) => text !== '');

/** The colour of the browser's own bars: the chosen theme's, or both for the operating system to choose from. */
const themeColorTags = ({ backgrounds }: DocumentTheme) =>
  backgrounds.light === backgrounds.dark
    ? [`<meta name="theme-color" content="${escape(backgrounds.light)}">`]
    : (['light', 'dark'] as const).map(
        (scheme) =>
          `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${escape(backgrounds[scheme])}">`,
      );

const attributesOf = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escape(value)}"`]))
    .join('');

/** Everything of the HTML document that stands before the application's own markup. */
export function documentStart(page: {
  meta: PageMeta & { url: string; siteName: string };
  language: string;
  direction: 'ltr' | 'rtl';
  theme: DocumentTheme;
  /** Whether the sidebar is folded to icons; the frame's styles read it before any script. */
  sidebar: string;
  /** How many places home leads back to; its styles read it before any script. */
  recent: number;
  /** Whether the search page has room for earlier searches. */
  searched: boolean;
  assets: PageAssets;
  styles: StyleTexts;
  /**
   * The id of the element that the first paint waits for (HTML, link type `expect`). Without one a browser that is busy
   * with a page's styles paints the bare background first, and the text only with the next frame.
   */
  firstPaintAfter?: string;
}): string {
  const { meta, assets } = page;
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
    meta.description && `<meta property="og:description" content="${escape(meta.description)}">`,
    meta.image && `<meta property="og:image" content="${escape(meta.image)}">`,
    // Every picture is square.
    '<meta name="twitter:card" content="summary">',
    ...themeColorTags(page.theme),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...assets.styles.map((href, index) => styleTags(href, page.styles[href], index === 0)),
    page.theme.css && `<style id="${themeStyleId}">${page.theme.css}</style>`,
  ];
  return (
    `<!doctype html><html lang="${escape(page.language)}" dir="${page.direction}"${attributesOf(page.theme.attributes)} data-sidebar="${escape(page.sidebar)}" data-recent="${page.recent}" data-searched="${page.searched}">` +
    `<head>${tags.filter(Boolean).join('')}</head><body><div id="root">`
  );
}

/**
 * Everything after it: the fonts to fetch, the startup object as inert JSON, and the scripts. They stand last, so that
 * on a thin line the page and its first pictures come before them.
 */
export const documentEnd = (startup: unknown, { entry, preloads }: PageAssets, fonts: string) =>
  [
    '</div>',
    fonts && `<style>${fonts}</style>`,
    `<script type="application/json" id="startup">${inertJson(startup)}</script>`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    `<script type="module" src="${entry}" fetchpriority="low"></script></body></html>`,
  ].join('');
