import { isPageCookie, parseCookies, readCookie } from '@segno/data/contract';
import { draftCookie } from '../appearance/draftPages.ts';
import { isGuest } from '../http/shareGuestResponses.ts';
import { acceptedLanguages } from '../i18n/chooseLanguage.ts';
import { isMobile } from '../startup/startup.ts';

/** Client hints that browsers send by default. Of these only the mobile hint affects a page. */
const usualHints = new Set(['sec-ch-ua', 'sec-ch-ua-mobile', 'sec-ch-ua-platform']);

/** A request reduced to the values that affect a guest's page. */
export interface GuestRequest {
  request: Request;
  /** Equal for two requests exactly when their reduced requests are equal. */
  key: string;
}

/**
 * Reduces a guest's request to the values that affect the page. Returns null for a request with an unknown cookie,
 * an `Authorization` header, a client hint beyond the usual ones, or a theme that `isTheme` does not know. The page is
 * rendered from the reduced request, so that no value outside the key can affect a cached page.
 */
export function guestRequest(
  url: string,
  headers: Headers,
  isTheme: (id: number) => boolean,
): GuestRequest | null {
  if (!isGuest(headers)) return null;
  for (const name of headers.keys()) {
    if (name.startsWith('sec-ch-') && !usualHints.has(name)) return null;
  }
  const text = headers.get('cookie') ?? '';
  // A draft of the appearance is for this browser only.
  if (parseCookies(text).has(draftCookie)) return null;
  const cookies: string[] = [];
  for (const name of [...parseCookies(text).keys()].toSorted()) {
    const value = isPageCookie(name) ? readCookie(text, name) : undefined;
    if (value === undefined) continue;
    if (name === 'segno-theme' && Number(value) > 0 && !isTheme(Number(value))) return null;
    cookies.push(`${name}=${value}`);
  }
  const cookie = cookies.join('; ');
  // Without a choice the site may use the languages of the browser.
  const accepted = readCookie(text, 'segno-language')
    ? []
    : acceptedLanguages(headers.get('accept-language'));
  const languages = accepted.map((code, index) => `${code};q=${1 - index / 10}`).join(',');
  const mobile = isMobile(headers) ? '?1' : '?0';
  return {
    request: new Request(url, {
      headers: {
        'sec-ch-ua-mobile': mobile,
        ...(languages && { 'accept-language': languages }),
        ...(cookie && { cookie }),
      },
    }),
    key: [url, mobile, languages, cookie].join('\n'),
  };
}
