import { languages, readCookie, type User } from '@segno/data/contract';

/** The languages of a site. */
export interface SiteLanguages {
  /** The language of a visitor without a preference. */
  standard: string;
  /** The languages that a visitor can choose, besides the standard one. */
  offered: readonly string[];
  /** Whether the languages of the browser count until the visitor chooses. */
  detect: boolean;
}

export interface LanguageInput {
  site: SiteLanguages;
  headers: Headers;
  /** The signed-in user, whose stored choice comes first. */
  user: Pick<User, 'language'> | null;
}

const known: ReadonlySet<string> = new Set(languages);

/** The languages of the product in an `Accept-Language` header, the preferred one first (RFC 9110 §12.5.4). */
export function acceptedLanguages(header: string | null): string[] {
  const ranges = (header ?? '')
    .slice(0, 400)
    .split(',')
    .flatMap((range) => {
      const [tag = '', ...parameters] = range
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const code = tag.split('-', 1)[0] ?? '';
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      const weight = quality === undefined ? 1 : Number(quality);
      return known.has(code) && weight > 0 ? [{ code, weight }] : [];
    });
  return [...new Set(ranges.toSorted((a, b) => b.weight - a.weight).map(({ code }) => code))];
}

/** The language of a request (I18N-6): of the user, of the cookie, of the browser, or the standard one of the site. */
export function chooseLanguage({ site, headers, user }: LanguageInput): string {
  const offered = new Set([site.standard, ...site.offered.filter((code) => known.has(code))]);
  const wanted = [
    user?.language,
    readCookie(headers.get('cookie') ?? '', 'segno-language'),
    ...(site.detect ? acceptedLanguages(headers.get('accept-language')) : []),
  ];
  return wanted.find((code) => code && offered.has(code)) ?? site.standard;
}
