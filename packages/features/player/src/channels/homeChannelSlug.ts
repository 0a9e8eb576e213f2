/** The slug of the channel on the home page, from the setting `homepage`. @default 'home' */
export const homeChannelSlug = (homepage: unknown): string =>
  typeof homepage === 'object' &&
  homepage !== null &&
  'value' in homepage &&
  (typeof homepage.value === 'string' || typeof homepage.value === 'number')
    ? String(homepage.value)
    : 'home';
