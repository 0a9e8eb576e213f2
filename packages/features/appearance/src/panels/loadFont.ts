import { type Theme, webFontUrl } from '@segno/data';

/** Loads a font into this page, for its sample in the panel. One that does not arrive shows another font. */
export async function loadFont({ family, google, url }: NonNullable<Theme['font']>): Promise<void> {
  if (url) {
    const face = new FontFace(family, `url(${JSON.stringify(url)})`, { weight: '100 900' });
    const loaded = await face.load().catch(() => null);
    if (loaded) document.fonts.add(loaded);
    return;
  }
  if (!google || document.querySelector(`link[data-sample-font="${CSS.escape(family)}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: webFontUrl(family) });
  link.dataset.sampleFont = family;
  document.head.append(link);
}
