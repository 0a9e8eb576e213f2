// Plays radios of the demo catalogue without sound, 100 tracks each, and prints their variety, repeats and coverage. Fails
// when a radio repeats a track or an artist follows itself (RADIO-2). `docs/radio.md` describes the method.
import { build } from './build.mjs';
import { serve } from './serve.mjs';
import { explain, print } from './terminal.mjs';

const port = process.env.PORT ?? '4394';
const length = 100;
const seedsOfType = 4;
const kinds = {
  track: 'tracks',
  album: 'albums',
  artist: 'artists',
  genre: 'genres',
  tag: 'tags',
  playlist: 'playlists',
};

let server;
/** Reads an address of the API, and waits where it asks for patience. */
async function read(path) {
  for (;;) {
    const answer = await fetch(new URL(`api/v1/${path}`, server.address));
    if (answer.ok) return answer.json();
    if (answer.status !== 429) return null;
    const seconds = Number(answer.headers.get('retry-after') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, Math.min(60, seconds + 1) * 1000));
  }
}

async function playRadio(type, id) {
  const tracks = [];
  while (tracks.length < length) {
    const played = tracks.map(({ track }) => track.id).join();
    const answer = await read(`radio/${type}/${id}/tracks${played ? `?played=${played}` : ''}`);
    if (!answer || answer.tracks.length === 0) break;
    tracks.push(...answer.tracks);
  }
  return tracks.slice(0, length);
}

const primaryOf = ({ track }) => track.artists.filter(({ role }) => role === 'primary').map(({ id }) => id);
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

try {
  await build();
  server = await serve(port, { SEGNO_DEMO_AHEAD: '0' });
  const all = await read('tracks?perPage=100');
  const known = new Set((all?.pagination.data ?? []).map(({ id }) => id));
  const heard = new Set();
  print(`Radios of ${length} tracks, ${seedsOfType} of each kind of seed`);
  print('  seed       tracks  artists  most of one  repeats  in a row  reasons');
  for (const [type, list] of Object.entries(kinds)) {
    const found = (await read(`${list}?perPage=50`))?.pagination?.data ?? [];
    const step = Math.max(1, Math.floor(found.length / seedsOfType));
    const rows = [];
    for (const { id } of found.filter((_, index) => index % step === 0).slice(0, seedsOfType)) {
      const tracks = await playRadio(type, id);
      if (tracks.length === 0) continue;
      const ids = tracks.map(({ track }) => track.id);
      ids.forEach((each) => heard.add(each));
      const times = new Map();
      for (const artist of tracks.flatMap(primaryOf)) times.set(artist, (times.get(artist) ?? 0) + 1);
      rows.push({
        tracks: tracks.length,
        artists: times.size,
        most: Math.max(...times.values()),
        repeats: ids.length - new Set(ids).size,
        inRow: tracks
          .slice(1)
          .filter((track, index) =>
            primaryOf(track).some((artist) => primaryOf(tracks[index]).includes(artist)),
          ).length,
        reasons: new Set(tracks.map(({ reason }) => `${reason.kind} ${reason.name}`)).size,
      });
    }
    if (rows.length === 0) continue;
    const cell = (name, width) =>
      mean(rows.map((row) => row[name]))
        .toFixed(1)
        .padStart(width);
    print(
      `  ${type.padEnd(9)}${cell('tracks', 8)}${cell('artists', 9)}${cell('most', 13)}${cell('repeats', 9)}${cell('inRow', 10)}${cell('reasons', 9)}`,
    );
    if (rows.some(({ repeats, inRow }) => repeats > 0 || inRow > 0)) process.exitCode = 1;
  }
  const share = known.size > 0 ? [...known].filter((id) => heard.has(id)).length / known.size : 0;
  print(
    `Coverage: ${heard.size} different tracks; of the first ${known.size} of the catalogue's list ${Math.round(share * 100)} % came`,
  );
} catch (error) {
  print(explain(error));
  process.exitCode = 1;
} finally {
  await server?.stop();
}
