import type { DiscographyInput } from '@segno/data';

/** The views of an artist's page, in its address: `?view=discography&type=single&order=name`. */
export const artistViews = ['overview', 'tracks', 'discography', 'about'] as const;
export type ArtistView = (typeof artistViews)[number];

export const albumTypes = ['album', 'single', 'ep', 'compilation'] as const;
export const albumOrders = ['newest', 'popular', 'name'] as const;

/** What an address shows. Values that are not known are those of the plain address. */
export function readArtistView(search: string | URLSearchParams) {
  const params = new URLSearchParams(search);
  const named = <const T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === params.get(name));
  const type = named('type', albumTypes);
  const order = named('order', albumOrders);
  const input: DiscographyInput = { ...(type && { type }), ...(order && order !== 'newest' && { order }) };
  return { view: named('view', artistViews) ?? 'overview', input };
}

/** The query string of a view. */
export function artistViewSearch(view: ArtistView, { type, order }: DiscographyInput = {}): string {
  const params = new URLSearchParams({
    ...(view !== 'overview' && { view }),
    ...(type && { type }),
    ...(order && order !== 'newest' && { order }),
  });
  const text = params.toString();
  return text && `?${text}`;
}
