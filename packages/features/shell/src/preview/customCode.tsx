import { HtmlView } from '@segno/ui';
import { createRoot, type Root } from 'react-dom/client';

const ids = { css: 'segno-custom-css', html: 'segno-custom-html' } as const;

let sheetUrl: string | null = null;
let root: Root | null = null;

/** Inserts, replaces or removes the custom code of a site: CSS in the head, sanitised HTML at the end of the body. */
export function showCustomCode(mode: 'css' | 'html', value: string | null) {
  if (mode === 'css') showCss(value);
  else showHtml(value);
}

/** The content policy of the editor's frame allows style sheets from memory, but no inline ones. */
function showCss(css: string | null) {
  const present = document.getElementById(ids.css);
  const previous = sheetUrl;
  sheetUrl = css ? URL.createObjectURL(new Blob([css], { type: 'text/css' })) : null;
  if (sheetUrl) {
    const link = document.createElement('link');
    Object.assign(link, { id: ids.css, rel: 'stylesheet', href: sheetUrl });
    // The former rules stay until the new ones are there, so that nothing flickers.
    if (present) {
      present.removeAttribute('id');
      link.addEventListener('load', () => present.remove(), { once: true });
      link.addEventListener('error', () => present.remove(), { once: true });
    }
    document.head.append(link);
  } else present?.remove();
  if (previous) URL.revokeObjectURL(previous);
}

function showHtml(html: string | null) {
  root?.unmount();
  root = null;
  document.getElementById(ids.html)?.remove();
  if (!html) return;
  const element = document.createElement('div');
  element.id = ids.html;
  document.body.append(element);
  root = createRoot(element);
  root.render(<HtmlView html={html} showImages />);
}
