import type { deviceClasses } from './table.ts';

interface Client {
  device: (typeof deviceClasses)[number];
  browser: string | null;
  /** ISO 3166-1 alpha-2; null when it is not known. */
  country: string | null;
}

/** The names of browsers in `User-Agent`, the more special ones first: most contain the names of others. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];

/** Programs that name themselves: search engines, previews of links, monitors, libraries for HTTP. Cubot makes phones. */
const programs =
  /(?<!\bcu)bot\b|crawl|spider|slurp|facebookexternalhit|preview|monitor|\b(?:curl|wget|python|libwww|java|go-http|okhttp)\b/i;

/** Whether a client says that it is a program and no browser. */
export const isProgram = (userAgent = ''): boolean => programs.test(userAgent);

/** The class of device and the name of the browser of a client, for insights. Nothing else of the header is kept. */
export function describeClient(userAgent = '', country: string | null = null): Client {
  const isTablet = /\biPad\b|\bTablet\b/.test(userAgent) || /\bAndroid\b(?!.*\bMobile\b)/.test(userAgent);
  const isMobile = /\bMobi|\biPhone\b/.test(userAgent);
  return {
    device: isTablet ? 'tablet' : isMobile ? 'mobile' : 'desktop',
    browser: browsers.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null,
    country,
  };
}
