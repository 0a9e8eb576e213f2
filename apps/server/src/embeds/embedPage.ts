import { directionOf, type Image } from '@segno/data/contract';
import { escapeHtml } from '../escapeHtml.ts';
import type { ServerText } from '../i18n/translations.ts';

/** A track of an embedded player. */
interface EmbedTrack {
  id: number;
  name: string;
  url: string;
  /** In milliseconds. */
  duration: number;
}

/** What an embedded player shows. */
export interface Embed {
  title: string;
  by: string;
  image: Image | null;
  /** The address of the record's page on the site. */
  href: string;
  tracks: EmbedTrack[];
}

/** The looks that the address of an embedded player chooses. */
export interface EmbedLook {
  theme: 'auto' | 'dark' | 'light';
  /** The colour of the button, `#rrggbb`; null for that of the theme. */
  color: string | null;
  /** `auto` shows the list of tracks where there is room for it. */
  size: 'auto' | 'compact' | 'full';
  /** Where the first track begins, in seconds. */
  start: number;
}

const minutes = (milliseconds: number) => {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Whether black is easier to read on a colour than white (WCAG 2.2, relative luminance). */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}

/** JSON inside of a script element: `<` cannot end the element. */
const inertJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The document of an embedded player. Its script and styles are files of the web app (EMBED-1). */
export function embedPage(
  { title, by, image, href, tracks }: Embed,
  { theme, color, size, start }: EmbedLook,
  { site, baseUrl, language, t }: { site: string; baseUrl: string; language: string; t: ServerText },
): string {
  const address = escapeHtml(baseUrl + href);
  const data = {
    tracks,
    start,
    color: color && { fill: color, text: isLight(color) ? '#000000' : '#ffffff' },
    texts: { play: t('Play'), pause: t('Pause'), failed: t('This track cannot be played.') },
  };
  const list =
    tracks.length > 1
      ? `<ol class="list">${tracks
          .map(
            ({ name, duration }, index) =>
              `<li><button type="button" class="row"><span>${index + 1}</span><span dir="auto">${escapeHtml(name)}</span><span class="time">${minutes(duration)}</span></button></li>`,
          )
          .join('')}</ol>`
      : '';
  const script =
    tracks.length > 0
      ? `<script type="application/json" id="data">${inertJson(data)}</script>
<script type="module" src="/embed/player.js"></script>`
      : '';
  // An empty album or playlist has nothing to play.
  const controls =
    tracks.length > 0
      ? {
          play: `<button type="button" class="play"><svg class="start" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4v16l13-8z"/></svg><svg class="pause" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 4h4v16H6zm8 0h4v16h-4z"/></svg></button>`,
          seek: `<div class="seek-line"><input class="seek" type="range" min="0" max="1" value="0" step="1" aria-label="${escapeHtml(t('Position'))}"><span class="time"></span></div>`,
        }
      : { play: '', seek: '' };
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${directionOf(language)}" data-theme="${theme}" data-size="${size}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} – ${by}`)}</title>
<link rel="canonical" href="${address}">
<link rel="stylesheet" href="/embed/player.css">
</head>
<body>
<div class="head">
${image ? `<img class="cover" src="${escapeHtml(image.src)}/128" alt="" width="56" height="56">` : ''}
<div class="texts">
<a class="title" dir="auto" href="${address}" target="_blank" rel="noopener">${escapeHtml(title)}</a>
<span class="by" dir="auto">${escapeHtml(by)}</span>
<span class="site"><span class="now" aria-live="polite">${tracks.length === 0 ? escapeHtml(t('Nothing to play.')) : ''}</span> ${escapeHtml(site)}</span>
</div>
${controls.play}
</div>
${controls.seek}
${list}
${script}
</body>
</html>`;
}
