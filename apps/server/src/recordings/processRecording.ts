import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonValue, ProcessedRecording, SettingValues } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { fileEntries, type FileEntryRow } from '../files/table.ts';
import { defineJob, JobFailure } from '../jobs/defineJob.ts';
import type { Uploads } from '../media/images/createUploads.ts';
import { images, recordingFiles, recordings } from '../media/table.ts';
import { readSettings } from '../settings/store.ts';
import type { Storages } from '../storage/Storage.ts';
import { hasFfmpeg, longestSeconds } from './ffmpeg.ts';
import { processRecordingKind, recordingKeyOf } from './jobKinds.ts';
import { type MeasuredSound, measureSound } from './measureSound.ts';
import { readTags } from './readTags.ts';
import { refusals } from './refusals.ts';
import type { ReadTags } from './tags.ts';
import { type FormatName, formats, formatsOf, transcode } from './transcode.ts';
import { makeFolder } from '../makeFolder.ts';

export interface ProcessDeps {
  storages: Storages;
  /** Stores the picture of a recording. */
  pictures: Pick<Uploads, 'store' | 'remove'>;
  /** Folder for files that are being made. */
  workFolder: string;
  /** @default whether this machine has it */
  hasFfmpeg?: () => Promise<boolean>;
}

/** Difference in milliseconds between the stated and the decoded length that is no damage. */
const tolerance = (stated: number) => Math.max(2000, stated * 0.02);

/** Makes a recording of an uploaded file: reads its tags, measures its sound, and encodes large ones (RECORDING-1). */
export const processRecording = (deps: ProcessDeps) =>
  defineJob({
    ...processRecordingKind,
    timeout: 45 * 60_000,
    attempts: 3,
    async run({ db, signal, progress, log }, { entryId }) {
      const [entry] = await db.select().from(fileEntries).where(eq(fileEntries.id, entryId));
      if (!entry || entry.deleted_at) throw new JobFailure(refusals.isMissing.message);
      const key = recordingKeyOf(entry);
      const isCapable = await (deps.hasFfmpeg ?? hasFfmpeg)();
      return deps.storages[entry.disk].withFile(entry.path, async (file) => {
        const read = await readTags(file);
        if (!read?.container) throw new JobFailure(refusals.isNoSound.message);
        // Some kilobytes can state any length: it is not decoded then.
        if (read.duration !== null && read.duration >= longestSeconds * 1000)
          throw new JobFailure(refusals.isTooLong.message);
        await progress(0.1);
        const sound = isCapable ? await measureSound(file, signal) : null;
        signal.throwIfAborted();
        const duration = checkDuration(read, sound, isCapable);
        await progress(0.4);
        const made = await encode(
          deps,
          { file, entry, duration, settings: await readSettings(db) },
          formatsOf(read, isCapable),
          signal,
        );
        await progress(0.9);
        const picture = await storePicture(deps, db, read.picture).catch((error: unknown) => {
          // A damaged picture is no reason to refuse the sound.
          log.warn({ err: error }, 'The picture of a recording was not stored');
          return null;
        });
        await db.transaction(async (tx) => {
          const values = {
            duration,
            mime: entry.mime,
            size: entry.file_size,
            hash: entry.hash,
            bit_rate: read.bitRate === null ? null : Math.round(read.bitRate),
            sample_rate: read.sampleRate,
            peaks: sound?.peaks ?? null,
            loudness: sound?.loudness ?? null,
            true_peak: sound?.truePeak ?? null,
            audio_hash: sound?.hash ?? null,
            codec: read.codec,
            channels: read.channels,
            file_entry_id: entry.id,
          };
          await tx
            .insert(recordings)
            .values({ key, ...values })
            .onConflictDoUpdate({ target: recordings.key, set: values });
          await tx.delete(recordingFiles).where(eq(recordingFiles.recording_key, key));
          if (made.length > 0)
            await tx.insert(recordingFiles).values(made.map((each) => ({ recording_key: key, ...each })));
        });
        return {
          recording_key: key,
          entry_id: entry.id,
          name: entry.name,
          duration,
          codec: read.codec,
          lossless: read.lossless,
          sample_rate: read.sampleRate,
          loudness: sound?.loudness ?? null,
          true_peak: sound?.truePeak ?? null,
          formats: made.map(({ format }) => format),
          image_key: picture,
          tags: read.tags,
        } satisfies ProcessedRecording as unknown as JsonValue;
      });
    },
  });

/** The length of the sound. Refuses files that are damaged, incomplete or too long. */
function checkDuration(read: ReadTags, sound: MeasuredSound | null, isMeasured: boolean): number {
  if (isMeasured && !sound) throw new JobFailure(refusals.isDamaged.message);
  const duration = sound?.duration ?? read.duration;
  if (duration === null || duration <= 0) throw new JobFailure(refusals.isNoSound.message);
  if (duration >= longestSeconds * 1000 - 1000) throw new JobFailure(refusals.isTooLong.message);
  const stated = read.duration;
  if (sound && stated !== null && stated - sound.duration > tolerance(stated))
    throw new JobFailure(refusals.isIncomplete.message);
  return duration;
}

/** Where an encoding is: the same in each run, so that a repetition leaves nothing behind. */
function pathOf({ path }: FileEntryRow, format: FormatName): string {
  const name = createHash('sha256').update(`${path} ${format}`).digest('hex').slice(0, 32);
  return `encoded/${name.slice(0, 2)}/${name}`;
}

interface Encoded {
  file: string;
  entry: FileEntryRow;
  /** In milliseconds. */
  duration: number;
  settings: SettingValues;
}

async function encode(
  deps: ProcessDeps,
  { file, entry, duration, settings }: Encoded,
  wanted: readonly FormatName[],
  signal: AbortSignal,
) {
  if (wanted.length === 0) return [];
  await makeFolder(deps.workFolder);
  const folder = await mkdtemp(join(deps.workFolder, 'encode-'));
  try {
    const made = [];
    for (const format of wanted) {
      const target = join(folder, format);
      const { mime, setting } = formats[format];
      const bitRate = setting && settings[setting] * 1000;
      if (!(await transcode(file, format, target, { bitRate, signal }))) continue;
      const { size } = await stat(target);
      const hash = createHash('sha256');
      for await (const chunk of createReadStream(target)) hash.update(chunk as Buffer);
      const path = pathOf(entry, format);
      await deps.storages[entry.disk].put(path, { file: target }, mime);
      made.push({
        format,
        mime,
        disk: entry.disk,
        path,
        size,
        hash: hash.digest('hex'),
        bit_rate: bitRate ?? Math.round((size * 8000) / duration),
      });
    }
    return made;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function storePicture(
  { pictures }: ProcessDeps,
  db: Database,
  bytes: Uint8Array | null,
): Promise<string | null> {
  if (!bytes) return null;
  const picture = await pictures.store(bytes);
  try {
    await db.insert(images).values({ ...picture, kind: 'album' });
  } catch (error) {
    await pictures.remove(picture.key);
    throw error;
  }
  return picture.key;
}
