import { join } from 'node:path';
import { Hono } from 'hono';
import type { Config } from './config.ts';
import type { Database } from './db/Database.ts';
import { DiskSpace } from './db/DiskSpace.ts';
import { createRecordingMaker } from './demo/music/createRecordingMaker.ts';
import type { AppEnv } from './http/AppEnv.ts';
import type { Logger } from './log.ts';
import { createDemoAudioStore } from './media/audio/createDemoAudioStore.ts';
import { createDiskAudioStore } from './media/audio/createDiskAudioStore.ts';
import { listUnmade, saveMade } from './media/audio/recordingStore.ts';
import { audioRoutes } from './media/audio/routes.ts';

/** Sound and pictures, and the workshop that makes those of the demo. */
export interface Media {
  routes: Hono<AppEnv>;
  /** Makes in the background what the demo lacks. */
  start(): void;
  close(): Promise<void>;
}

/** Opens the files in the data folder. What the demo names is made when it is first asked for. */
export function openMedia(
  { dataDir, freeSpaceFloor }: Pick<Config, 'dataDir' | 'freeSpaceFloor'>,
  db: Database,
  log: Logger,
): Media {
  const space = new DiskSpace(dataDir, freeSpaceFloor);
  const audioFolder = join(dataDir, 'media', 'audio');
  const maker = createRecordingMaker({
    folder: audioFolder,
    log,
    listUnmade: () => listUnmade(db),
    saveMade: (made) => saveMade(db, made),
    hasRoom: () => space.hasRoom(),
  });
  const audio = createDemoAudioStore(createDiskAudioStore(audioFolder), maker);
  return {
    routes: new Hono<AppEnv>().route('/audio', audioRoutes(audio)),
    start: () => void maker.start(),
    close: () => maker.close(),
  };
}
