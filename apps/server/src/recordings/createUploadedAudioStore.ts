import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { fileEntries } from '../files/table.ts';
import type { AudioStore } from '../media/audio/AudioStore.ts';
import { recordingFiles, recordings } from '../media/table.ts';
import { remember } from '../remember.ts';
import { readSettings } from '../settings/store.ts';
import type { Storages } from '../storage/Storage.ts';

/** For how many milliseconds the setting is remembered, as others are. */
const settingLifetime = 5000;

const usableKey = /^upload-[0-9a-f]{32}$/;

/**
 * The sounds of uploaded recordings. Without a format it is AAC where it was made, because all browsers play it, else the
 * file with an index where it was made, else the original. A site can prefer the original to AAC.
 */
export function createUploadedAudioStore(db: Database, storages: Storages): AudioStore {
  const quality = remember(settingLifetime, async () => (await readSettings(db))['player.quality']);
  const find = async (key: string, format: string | undefined) => {
    if (format !== 'original') {
      const isLossless = format === undefined && (await quality()) === 'original';
      const smaller = format === 'opus' ? 'opus' : 'aac';
      const wanted = isLossless ? (['indexed'] as const) : ([smaller, 'indexed'] as const);
      const [made] = await db
        .select({
          disk: recordingFiles.disk,
          path: recordingFiles.path,
          mime: recordingFiles.mime,
          hash: recordingFiles.hash,
        })
        .from(recordingFiles)
        .where(and(eq(recordingFiles.recording_key, key), inArray(recordingFiles.format, [...wanted])));
      if (made) return made;
    }
    const [original] = await db
      .select({
        disk: fileEntries.disk,
        path: fileEntries.path,
        mime: fileEntries.mime,
        hash: fileEntries.hash,
      })
      .from(recordings)
      .innerJoin(fileEntries, eq(fileEntries.id, recordings.file_entry_id))
      .where(eq(recordings.key, key));
    return original ?? null;
  };
  return {
    async open(key, format) {
      if (!usableKey.test(key)) return null;
      const found = await find(key, format);
      const file = found && (await storages[found.disk].open(found.path));
      // A path is never used for other bytes.
      return file && { ...file, mime: found.mime, etag: `"${found.path.slice(-32)}"` };
    },
  };
}
