// The pages and lists that `npm run bench:catalogue` measures.

/** Cycles through a list. */
const round = (items) => {
  let index = 0;
  return () => items[index++ % items.length];
};

/** The same address with other sizes of a page, so that no answer is a shared copy. */
const sizes = (path) =>
  Array.from({ length: 40 }, (_, index) => `${path}${path.includes('?') ? '&' : '?'}perPage=${60 + index}`);

/** Reads JSON of the API. */
async function read(address, path, cookie) {
  const answer = await fetch(new URL(`/api/v1/${path}`, address), { headers: { cookie } });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
  return answer.json();
}

/** Each with its name, a function for the next address, and the cookie of whoever asks. */
export async function requestsOf(address, { albums, artists, tracks, genres, listening }, cookies) {
  const { listener, collector } = cookies;
  const idsOf = async (path, cookie = listener) =>
    (await read(address, `${path}${path.includes('?') ? '&' : '?'}perPage=40`, cookie)).pagination.data;
  const someArtists = await idsOf('artists?order=popular');
  const someTracks = await idsOf('tracks?order=popular');
  const somePlaylists = await idsOf('playlists?order=popular');
  const someTags = (await read(address, 'tags', listener)).pagination.data;
  const someLabels = (await read(address, 'labels', listener)).pagination.data;
  /** The cursors of the pages of a long list. */
  const startsOf = async (path, cookie) => {
    const { pagination } = await read(address, `${path}&outline=1`, cookie);
    return pagination.starts ?? [];
  };
  const api = (path) => `/api/v1/${path}`;
  const requests = [];
  const add = (name, paths, cookie) => requests.push({ name, next: round(paths), cookie });

  add('home, guest (page)', ['/']);
  add('home, member (page)', ['/'], listener);
  add(
    'album (page)',
    albums.slice(0, 60).map(({ id, artist, slug }) => `/album/${id}/${artist}/${slug}`),
  );
  add(
    'artist (page)',
    someArtists.map(({ id, slug }) => `/artist/${id}/${slug}`),
  );
  add(
    'track (page)',
    someTracks.map(({ id, slug }) => `/track/${id}/${slug}`),
  );
  add(
    'playlist of 30 (page)',
    somePlaylists.map(({ id, slug }) => `/playlist/${id}/${slug}`),
  );
  add('playlist of 10,000 (page)', [`/playlist/${listening.playlist}/everything-1`], listener);
  add(
    'tag (page)',
    someTags.slice(0, 20).map(({ name }) => `/tag/${encodeURIComponent(name)}`),
  );
  add(
    'genre (page)',
    genres.map((name) => `/genre/${encodeURIComponent(name)}`),
  );
  if (someLabels.length > 0)
    add(
      'label (page)',
      someLabels.map(({ id, slug }) => `/label/${id}/${slug}`),
    );
  add(
    'search (page)',
    tracks.map((name) => `/search/${encodeURIComponent(name)}`),
  );
  add('liked songs, 20,000 (page)', ['/library/songs'], listener);

  add(
    'search for a title',
    tracks.map((name) => api(`search?query=${encodeURIComponent(name)}`)),
    listener,
  );
  add(
    'search for an artist',
    artists.map((name) => api(`search?query=${encodeURIComponent(name)}`)),
    listener,
  );
  add(
    'search for two letters',
    tracks.map((name) => api(`search?query=${encodeURIComponent(name.slice(0, 2))}`)),
    listener,
  );
  add('tracks, most played', sizes(api('tracks?order=popular')), listener);
  add('albums, by name', sizes(api('albums?order=name')), listener);
  add(
    'tracks of an artist',
    someArtists.map(({ id }) => api(`artists/${id}/tracks?perPage=50`)),
    listener,
  );
  add(
    'tracks of a tag',
    someTags.slice(0, 20).map(({ name }) => api(`tags/${encodeURIComponent(name)}/tracks`)),
    listener,
  );

  for (const [who, cookie] of [
    ['20,000', listener],
    ['100,000', collector],
  ])
    for (const order of ['added', 'title', 'artist']) {
      const path = `me/library/tracks?order=${order}&perPage=100`;
      const starts = await startsOf(path, cookie);
      const part = (from, to) =>
        starts
          .slice(Math.floor(starts.length * from), Math.ceil(starts.length * to))
          .map((cursor) => api(`${path}&cursor=${cursor}`));
      add(`liked songs of ${who} by ${order}: count and first`, [api(`${path}&outline=1`)], cookie);
      add(`liked songs of ${who} by ${order}: an early page`, part(0, 0.05), cookie);
      add(`liked songs of ${who} by ${order}: a late page`, part(0.95, 1), cookie);
    }
  const entries = `playlists/${listening.playlist}/tracks?perPage=100`;
  const starts = await startsOf(entries, listener);
  add('playlist of 10,000: count and first page', [api(`${entries}&outline=1`)], listener);
  add(
    'playlist of 10,000: a late page',
    starts.slice(-20).map((cursor) => api(`${entries}&cursor=${cursor}`)),
    listener,
  );
  for (const list of ['albums', 'artists']) {
    const path = `me/library/${list}?perPage=100`;
    const pages = await startsOf(path, listener);
    add(`${list} of the library: count and first page`, [api(`${path}&outline=1`)], listener);
    if (pages.length > 0)
      add(
        `${list} of the library: a late page`,
        pages.slice(-5).map((cursor) => api(`${path}&cursor=${cursor}`)),
        listener,
      );
  }
  add('playlists of the library', sizes(api('me/playlists')), listener);
  const { days } = await read(address, 'me/history/days', listener);
  add('history of 50,000: its days', [api('me/history/days')], listener);
  add(
    'history of 50,000: a day',
    days.slice(-20).map(({ day }) => api(`me/history?perPage=100&outline=1&day=${day}`)),
    listener,
  );
  add('home of a member', [api('me/home')], listener);
  add('feed', sizes(api('me/feed')), listener);
  add('likes and follows', [api('me/likes')], listener);
  add('likes and follows of 100,000', [api('me/likes')], collector);
  return requests;
}
