// The requests of the benchmark: endless, varied and the same in every run.

const guest = {
  accept: 'text/html,application/xhtml+xml',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/150',
};
/** An unknown cookie: a request with it does not count as a guest's and does not use the shared caches. */
const ownCookie = { cookie: 'bench=1' };
const known = { ...guest, ...ownCookie };

/** Cycles through a list. */
const round = (items) => {
  let index = 0;
  return () => items[index++ % items.length];
};

const swap = (word) => word.slice(0, 1) + word[2] + word[1] + word.slice(3);

/** Typical queries for a name: all of it, its beginning, one word, two words, typos, or what nothing is called. */
function queriesOf(name, artist) {
  const words = name.split(' ');
  const longest = words.toSorted((a, b) => b.length - a.length)[0];
  return [
    name,
    name.slice(0, 4),
    longest,
    `${longest} ${artist.split(' ')[0]}`,
    longest.length > 4 ? swap(longest) : name,
    name.slice(0, 2),
    artist,
    name.slice(0, Math.max(4, name.length - 3)),
    words.map((word) => (word.length > 4 ? swap(word) : word)).join(' '),
    `qx${[...longest].toReversed().join('')}`,
  ];
}

/** The number of pages of the lists that nobody has asked for within the lifetime of a copy. */
const manySizes = 50;
/** The same of searches. The usual limit is eight. */
const manyLimits = 16;

/**
 * A function for each kind of request, which gives the next one. `session` is the `Cookie` header of a signed-in
 * listener; a server without accounts gets an unknown cookie instead.
 */
export function requestsFor(sample, session = null) {
  const lists = ['tracks', 'albums', 'artists', 'playlists'].flatMap((kind) => [
    ...['popular', 'newest', 'name'].map((order) => `/api/v1/${kind}?order=${order}`),
    `/api/v1/${kind}?perPage=50`,
  ]);
  const genres = sample.genres.map((name) => `/api/v1/tracks?genre=${name}`);
  const queries = sample.tracks.flatMap((name, index) => {
    const all = queriesOf(name, sample.artists[index % sample.artists.length]);
    return all[index % all.length];
  });
  const paths = {
    home: ['/'],
    lists: lists.flatMap((path, index) => [path, genres[index % genres.length]]),
    search: queries.map((query) => `/api/v1/search?query=${encodeURIComponent(query)}`),
    album: sample.albums.map(({ id }) => `/api/v1/albums/${id}`),
    albumPage: sample.albums.map(({ id, artist, slug }) => `/album/${id}/${artist}/${slug}`),
    image: sample.images.map((key) => `/media/images/${key}/256`),
    missing: ['/api/v1/albums/2000000000', '/api/v1/nothing'],
  };
  const kinds = Object.fromEntries(
    Object.entries(paths).map(([kind, all]) => {
      const path = round(all);
      const headers = kind === 'home' ? guest : kind === 'albumPage' ? known : {};
      return [kind, () => ({ kind, path: path(), headers })];
    }),
  );
  const signedIn = { cookie: session ?? ownCookie.cookie };
  // A listener's requests for what other people ask for too.
  for (const kind of ['lists', 'search', 'album']) {
    const path = round(paths[kind]);
    kinds[`${kind}Listener`] = () => ({ kind, path: path(), headers: signedIn });
  }
  const page = round(paths.albumPage);
  kinds.albumPageListener = () => ({ kind: 'albumPage', path: page(), headers: { ...guest, ...signedIn } });
  // Lists that nobody has asked for lately: each has another size of its pages.
  const anew = round(
    Array.from({ length: manySizes }, (_, index) => index + 1).flatMap((size) =>
      lists.filter((path) => path.includes('order')).map((path) => `${path}&perPage=${size}`),
    ),
  );
  kinds.listsAnew = () => ({ kind: 'lists', path: anew(), headers: signedIn });
  // Searches that nobody has asked for lately: each has another limit.
  const searchAnew = round(
    Array.from({ length: manyLimits }, (_, index) => index + 1).flatMap((limit) =>
      paths.search.map((path) => `${path}&perPage=${limit}`),
    ),
  );
  kinds.searchAnew = () => ({ kind: 'search', path: searchAnew(), headers: signedIn });
  // Visitors with a cookie that the server does not know.
  for (const kind of ['lists', 'search', 'album']) {
    const path = round(paths[kind]);
    kinds[`${kind}Alone`] = () => ({ kind, path: path(), headers: ownCookie });
  }
  // A typical mix of visitors' requests.
  const mix = round(
    'home lists image searchAlone album listsAlone image albumPage home lists image search albumAlone missing'.split(
      ' ',
    ),
  );
  return { ...kinds, mixed: () => kinds[mix()]() };
}
