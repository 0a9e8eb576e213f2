import { languages, type ValueLists, type valueListNames } from '@segno/data/contract';

type Name = (typeof valueListNames)[number];

/** The codes of the regions of time zones that languages have a name for. */
const regionCodes: Record<string, string> = {
  Africa: '002',
  America: '019',
  Antarctica: 'AQ',
  Asia: '142',
  Australia: 'AU',
  Europe: '150',
  Pacific: '009',
};

/** Time zones by region, with their names and their difference to UTC today. */
function timezones(language: string): NonNullable<ValueLists['timezones']> {
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
  const now = new Date();
  const regions = new Intl.DisplayNames([language], { type: 'region' });
  const nameOf = (timeZone: string, timeZoneName: 'longOffset' | 'longGeneric') =>
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const listed = zones.map((value) => {
    const [first = value, ...rest] = value.split('/');
    const code = regionCodes[first];
    const region = code === undefined ? first : (regions.of(code) ?? first);
    const city = rest.join(', ').replaceAll('_', ' ') || first;
    const offset = nameOf(value, 'longOffset');
    const name = nameOf(value, 'longGeneric');
    const isNamed = name !== offset && name !== city;
    return { region, zone: { value, text: `${city} (${isNamed ? `${name}, ` : ''}${offset})` } };
  });
  return Object.fromEntries(
    [...Map.groupBy(listed, ({ region }) => region)].map(([region, found]) => [
      region,
      found.map(({ zone }) => zone),
    ]),
  );
}

/** The codes that `Intl` has a name for, without groups of countries and reserved codes. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'XK']);

function countries(language: string): NonNullable<ValueLists['countries']> {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const collator = new Intl.Collator(language);
  const seen = new Set<string>();
  return letters
    .flatMap((one) => letters.map((two) => one + two))
    .flatMap((code) => {
      const name = notCountries.has(code) ? undefined : names.of(code);
      const own = english.of(code);
      // Former codes have the name of their successor.
      if (name === undefined || own === undefined || new Intl.Locale(`und-${code}`).region !== code)
        return [];
      if (Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}` || seen.has(own)) return [];
      seen.add(own);
      return [{ code, name }];
    })
    .sort((one, two) => collator.compare(one.name, two.name));
}

/** Languages of the product, each by its own name. */
const localizations = (): NonNullable<ValueLists['localizations']> =>
  languages.map((language) => ({
    language,
    name: new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language,
  }));

const lists: Record<Name, (language: string) => unknown> = { timezones, countries, localizations };

const known = new Map<string, unknown>();

/** Lists of choices by their names, in a language. Unknown names are left out. */
export function valueLists(names: readonly string[], language: string): ValueLists {
  const isName = (name: string): name is Name => Object.hasOwn(lists, name);
  return Object.fromEntries(
    names.filter(isName).map((name) => {
      const key = `${name} ${language}`;
      if (!known.has(key)) known.set(key, lists[name](language));
      return [name, known.get(key)];
    }),
  );
}
