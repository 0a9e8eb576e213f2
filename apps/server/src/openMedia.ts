import { join } from 'node:path';
import { Hono } from 'hono';
import type { Config } from './config.ts';
import type { Database } from './db/Database.ts';
import { DiskSpace } from './db/DiskSpace.ts';
import { demoOriginals } from './demo/covers/demoOriginals.ts';
import { homeImageKeys } from './demo/covers/homeImageKeys.ts';
import { createRecordingMaker } from './demo/music/createRecordingMaker.ts';
import type { AppEnv } from './http/AppEnv.ts';
import type { Logger } from './log.ts';
import { createDemoAudioStore } from './media/audio/createDemoAudioStore.ts';
import { createDiskAudioStore } from './media/audio/createDiskAudioStore.ts';
import { listUnmade, saveMade } from './media/audio/recordingStore.ts';
import { audioRoutes } from './media/audio/routes.ts';
import { createDiskOriginals } from './media/images/createDiskOriginals.ts';
import { createImageStore } from './media/images/createImageStore.ts';
import { imageRoutes } from './media/images/routes.ts';
import { warmImages } from './media/images/warmImages.ts';

/** Sound and pictures, and the workshop that makes those of the demo. */
export interface Media {
  routes: Hono<AppEnv>;
  /** Makes in the background what the demo lacks: the pictures of the home page first, then the sound. */
  makeDemo(): Promise<void>;
  close(): Promise<void>;
}

/** The widths that the home page asks for. */
const homeWidths = [256, 384] as const;

/** Opens the files in the data folder. What the demo names is made when it is first asked for. */
export function openMedia(
  { dataDir, freeSpaceFloor }: Pick<Config, 'dataDir' | 'freeSpaceFloor'>,
  db: Database,
  log: Logger,
): Media {
  const folder = join(dataDir, 'media');
  const space = new DiskSpace(dataDir, freeSpaceFloor);
  const hasRoom = () => space.hasRoom();
  const closing = new AbortController();

  const pictures = createImageStore({
    folder: join(folder, 'sizes'),
    originals: [createDiskOriginals(join(folder, 'images')), demoOriginals],
    log,
    hasRoom,
  });
  const maker = createRecordingMaker({
    folder: join(folder, 'audio'),
    log,
    listUnmade: () => listUnmade(db),
    saveMade: (made) => saveMade(db, made),
    hasRoom,
  });
  const audio = createDemoAudioStore(createDiskAudioStore(join(folder, 'audio')), maker);

  return {
    routes: new Hono<AppEnv>().route('/audio', audioRoutes(audio)).route('/images', imageRoutes(pictures)),
    async makeDemo() {
      const { signal } = closing;
      await warmImages({ store: pictures, keys: homeImageKeys(), widths: homeWidths, log, signal });
      if (!signal.aborted) await maker.start();
    },
    async close() {
      closing.abort();
      await maker.close();
    },
  };
}
