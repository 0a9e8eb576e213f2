import type { Database } from '../db/Database.ts';
import { fileEntries } from '../files/table.ts';
import { recordings } from '../media/table.ts';

/** The body of a new album of the first artist. */
export const albumInput = {
  name: 'Harbour',
  type: 'album',
  status: 'draft',
  release_date: null,
  artist_ids: [1],
  label_id: null,
  genre_ids: [],
  tag_ids: [],
  description: null,
};

/** The body of a new track of the first artist, without a sound. */
export const trackInput = {
  entry_id: null,
  name: 'Low tide',
  status: 'draft',
  album_id: null,
  artist_ids: [1],
  number: null,
  disc: null,
  is_explicit: false,
  release_date: null,
  genre_ids: [],
  tag_ids: [],
  description: null,
};

/** The body that changes an artist. */
export const artistInput = { name: 'Nora Lind', bio: null, country: null, links: [], genre_ids: [] };

interface SampleRecording {
  ownerId: number;
  /** In milliseconds, and different for each. */
  duration: number;
  createdAt?: Date;
}

/** Inserts an uploaded file that was processed as a recording, and returns its id. Its bytes do not exist. */
export async function insertRecording(
  db: Database,
  { ownerId, duration, createdAt }: SampleRecording,
): Promise<number> {
  const name = String(duration).padStart(32, '0');
  const id = await insertFile(db, ownerId, `00/${name}`);
  await db.insert(recordings).values({
    key: `upload-${name}`,
    duration,
    file_entry_id: id,
    ...(createdAt && { created_at: createdAt }),
  });
  return id;
}

/** Inserts an uploaded sound file that was not processed, and returns its id. */
export async function insertFile(db: Database, ownerId: number, path = 'x'): Promise<number> {
  const [entry] = await db
    .insert(fileEntries)
    .values({
      owner_id: ownerId,
      name: 'Tide.wav',
      file_size: 1,
      mime: 'audio/wav',
      extension: 'wav',
      disk: 'uploads',
      path,
    })
    .returning({ id: fileEntries.id });
  return entry?.id ?? 0;
}
