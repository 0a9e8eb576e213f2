import { join } from 'node:path';
import { demoOriginals, homeImageKeys } from '@segno/demo';
import { demoRecordings } from '@segno/demo/music';
import { Hono } from 'hono';
import type { Config } from './config.ts';
import type { Database } from './db/Database.ts';
import { DiskSpace } from './db/DiskSpace.ts';
import { createRecordingMaker } from './demo/recordings/createRecordingMaker.ts';
import { fileContentRoutes } from './files/contentRoutes.ts';
import type { Files } from './files/openFiles.ts';
import type { AppEnv } from './http/AppEnv.ts';
import type { Logger } from './log.ts';
import type { AudioStore } from './media/audio/AudioStore.ts';
import { createDemoAudioStore } from './media/audio/createDemoAudioStore.ts';
import { createDiskAudioStore } from './media/audio/createDiskAudioStore.ts';
import { findDuration, findRecording, saveMade } from './media/audio/recordingStore.ts';
import { audioRoutes } from './media/audio/routes.ts';
import { createDiskOriginals } from './media/images/createDiskOriginals.ts';
import { createImageStore } from './media/images/createImageStore.ts';
import { createUploads, type Uploads } from './media/images/createUploads.ts';
import { createMosaicOriginals } from './media/images/mosaics.ts';
import { findKnownKeys, findOriginal } from './media/images/originalStore.ts';
import { imageRoutes } from './media/images/routes.ts';
import { pregenerateImages } from './media/images/pregenerateImages.ts';
import { removeAbandoned } from './media/wholeFiles.ts';
import { createUploadedAudioStore } from './recordings/createUploadedAudioStore.ts';
import { mosaicCovers, publicCover } from './playlists/store.ts';

/** Stores of sound and pictures, and the generators of the demo's. */
export interface Media {
  routes: Hono<AppEnv>;
  /** Stores the pictures that people upload. */
  uploads: Uploads;
  /** Generates missing demo files in the background: the pictures of the home page first, then the sound. */
  makeDemo(): Promise<void>;
  /** Removes the files of uploaded pictures that were never referred to, or are not any more. */
  removeUnusedUploads(): Promise<void>;
  close(): Promise<void>;
}

/** The demo's sounds and, under keys of another form, those that people uploaded. */
const firstOf = (demo: AudioStore, uploaded: AudioStore): AudioStore => ({
  open: (key, format) => (key.startsWith('upload-') ? uploaded : demo).open(key, format),
});

/** The lengths of the demo's recordings with the silence at their ends. */
const uncut = new Map(demoRecordings.map(({ key, scoreDuration }) => [key, scoreDuration]));

/** The most bytes of pictures that are made from others; the oldest are removed and made again when they are requested. */
const mostMade = 4 * 1024 ** 3;

/** The widths that the home page requests. */
const homeWidths = [256, 384] as const;

/**
 * Opens the files in the data folder and removes unfinished files of killed processes. Files of the demo are generated
 * on their first request.
 */
export async function openMedia(
  { dataDir, freeSpaceFloor }: Pick<Config, 'dataDir' | 'freeSpaceFloor'>,
  db: Database,
  log: Logger,
  files?: Pick<Files, 'storages' | 'key'>,
): Promise<Media> {
  const folder = join(dataDir, 'media');
  const folders = {
    sizes: join(folder, 'sizes'),
    images: join(folder, 'images'),
    audio: join(folder, 'audio'),
  };
  const space = new DiskSpace(dataDir, freeSpaceFloor);
  const hasFreeSpace = () => space.hasFreeSpace();
  const closing = new AbortController();

  for (const each of Object.values(folders)) {
    const removed = await removeAbandoned(each);
    if (removed > 0) log.info({ folder: each, removed }, 'Unfinished files are removed.');
  }

  const stored = createDiskOriginals({
    folder: folders.images,
    findRecord: (key) => findOriginal(db, key),
    log,
  });
  const uploads = createUploads(folders.images);
  const mosaics = createMosaicOriginals({
    findCovers: (id) => mosaicCovers(db, id),
    findPublicCover: (id) => publicCover(db, id),
    originals: [demoOriginals, stored],
  });
  const pictures = createImageStore({
    folder: folders.sizes,
    // The demo is first, so that its pictures need no query.
    originals: [demoOriginals, mosaics, stored],
    log,
    hasFreeSpace,
  });
  const sounds = createDiskAudioStore({
    folder: folders.audio,
    findRecord: (key) => findRecording(db, key),
    log,
  });
  const maker = createRecordingMaker({
    folder: folders.audio,
    log,
    // A database with a score's length was filled before silence was trimmed.
    isMissing: async (key) => {
      const duration = await findDuration(db, key);
      if (duration === undefined) return false;
      return duration === uncut.get(key) || (await sounds.open(key)) === null;
    },
    saveMade: (made) => saveMade(db, made),
    hasFreeSpace,
  });
  const audio = createDemoAudioStore(sounds, maker);
  const uploaded = files && createUploadedAudioStore(db, files.storages);

  const shown = new Hono<AppEnv>()
    .route(
      '/audio',
      audioRoutes(uploaded ? firstOf(audio, uploaded) : audio, (key) => findDuration(db, key)),
    )
    .route('/images', imageRoutes(pictures));
  const routes = new Hono<AppEnv>().route('/', shown).route('/linked/:token', shown);
  if (files) routes.route('/files', fileContentRoutes(db, files.storages, files.key));

  return {
    routes,
    uploads,
    removeUnusedUploads: async () => {
      const removed = await uploads.removeUnused((keys) => findKnownKeys(db, keys));
      if (removed > 0) log.info({ removed }, 'Unused pictures are removed.');
      await pictures.removeOldest(mostMade);
    },
    async makeDemo() {
      const { signal } = closing;
      await pregenerateImages({ store: pictures, keys: homeImageKeys(), widths: homeWidths, log, signal });
      if (!signal.aborted) await maker.start();
    },
    async close() {
      uploads.close();
      closing.abort();
      await maker.close();
    },
  };
}
