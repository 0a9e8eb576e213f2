import { parentPort, workerData } from 'node:worker_threads';
import { type IAudioMetadata, parseFile } from 'music-metadata';
import type { ReadTags, TagsResponse } from './tags.ts';

/** The largest picture that is taken from a file, in bytes. */
const largestPicture = 10 * 1024 * 1024;

const text = (value: string | undefined) => value?.replaceAll('\0', '').trim().slice(0, 500) || null;
const texts = (values: readonly string[] | undefined) =>
  (values ?? []).flatMap((value) => text(value) ?? []).slice(0, 20);
const number = (value: number | null | undefined) =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function toTags({ common, format }: IAudioMetadata): ReadTags {
  const picture = common.picture?.find(({ data }) => data.length <= largestPicture)?.data;
  const seconds = number(format.duration);
  return {
    tags: {
      title: text(common.title),
      artists: texts(common.artists ?? (common.artist === undefined ? [] : [common.artist])),
      album: text(common.album),
      album_artist: text(common.albumartist),
      genres: texts(common.genre),
      year: number(common.year),
      number: number(common.track.no),
      disc: number(common.disk.no),
      isrc: text(common.isrc?.[0]),
    },
    container: format.container ?? null,
    codec: text(format.codec),
    lossless: format.lossless === true,
    duration: seconds === null ? null : Math.round(seconds * 1000),
    sampleRate: number(format.sampleRate),
    bitRate: number(format.bitrate),
    channels: number(format.numberOfChannels),
    picture: picture ? Uint8Array.from(picture) : null,
  };
}

const { path } = workerData as { path: string };

parseFile(path, { duration: true }).then(
  (found) => parentPort?.postMessage({ read: toTags(found) } satisfies TagsResponse),
  () => parentPort?.postMessage({ read: null } satisfies TagsResponse),
);
