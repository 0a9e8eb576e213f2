import {
  ApiError,
  type ArtistRole,
  type FileEntry,
  jobQuery,
  type ManagedTrack,
  ProcessedRecording,
  processRecordingMutation,
  saveTrackMutation,
} from '@segno/data';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';

/** What becomes of an uploaded recording. */
export interface RecordingRun {
  state: 'processing' | 'ready' | 'failed';
  /** Why it failed, as a sentence. */
  error: string | null;
  track: ManagedTrack | null;
}

/** What the new tracks have in common. */
export interface TrackDefaults {
  albumId: number | null;
  artists: readonly { id: number; role: ArtistRole }[];
  /** The genres of the album. */
  genreIds: readonly (number | string)[];
}

type Runs = ReadonlyMap<string, RecordingRun>;

interface RunStore {
  get: () => Runs;
  subscribe: (listener: () => void) => () => void;
  set: (id: string, run: RecordingRun | null) => void;
}

const stores = new WeakMap<QueryClient, RunStore>();

/** The recordings that this page makes of its uploads, by the id of the upload. */
export function runStoreOf(client: QueryClient): RunStore {
  const known = stores.get(client);
  if (known) return known;
  let runs: Runs = new Map();
  const listeners = new Set<() => void>();
  const store: RunStore = {
    get: () => runs,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (id, run) => {
      const next = new Map(runs);
      if (run) next.set(id, run);
      else next.delete(id);
      runs = next;
      for (const listener of listeners) listener();
    },
  };
  stores.set(client, store);
  return store;
}

/** Milliseconds between two readings of a job. */
const pause = 700;

const mutate = <TAnswer, TInput>(
  client: QueryClient,
  options: MutationOptions<TAnswer, Error, TInput>,
  input: TInput,
) => client.getMutationCache().build(client, options).execute(input);

/** The name of a file without its ending, and without a leading number. */
export const titleOf = (name: string) =>
  name
    .replace(/\.[^.]+$/, '')
    .replace(/^\d{1,3}[\s._-]+/, '')
    .replaceAll('_', ' ')
    .trim() || name;

/** Has the server measure an uploaded recording. Resolves to what it found, or to the sentence that refuses the file. */
export async function measureRecording(
  client: QueryClient,
  entryId: number,
): Promise<ProcessedRecording | string> {
  const jobId = await mutate(client, processRecordingMutation(), entryId);
  let job = await client.query({ ...jobQuery(jobId), staleTime: 0 });
  while (job.state === 'waiting' || job.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, pause));
    job = await client.query({ ...jobQuery(jobId), staleTime: 0 });
  }
  return job.state === 'failed' ? (job.error ?? '') : v.parse(ProcessedRecording, job.result);
}

/** Why a request about a recording failed, as a sentence. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError ? (Object.values(error.fields)[0] ?? error.message) : String(error);

/**
 * Makes a draft of a track of an uploaded file: its recording is measured, and its tags are the defaults. A file that is
 * no recording ends with the reason. Resolves to whether it has ended, and not only failed for now.
 */
export async function makeTrack(
  client: QueryClient,
  uploadId: string,
  entry: Pick<FileEntry, 'id' | 'name'>,
  { albumId, artists, genreIds }: TrackDefaults,
  place: number,
): Promise<boolean> {
  const store = runStoreOf(client);
  store.set(uploadId, { state: 'processing', error: null, track: null });
  try {
    const recording = await measureRecording(client, entry.id);
    if (typeof recording === 'string') {
      store.set(uploadId, { state: 'failed', error: recording || null, track: null });
      return true;
    }
    const { tags, image_key } = recording;
    const track = await mutate(client, saveTrackMutation(null), {
      entry_id: entry.id,
      image_key,
      name: (tags.title?.trim() || titleOf(entry.name)).slice(0, 200),
      status: 'draft',
      album_id: albumId,
      artist_ids: artists.map(({ id }) => id),
      artist_roles: artists.map(({ role }) => role),
      number: albumId === null ? tags.number : (tags.number ?? place),
      disc: albumId === null ? null : (tags.disc ?? 1),
      is_explicit: false,
      isrc: isIsrc(tags.isrc) ? tags.isrc : null,
      release_date: null,
      genre_ids:
        genreIds.length > 0 ? [...genreIds] : tags.genres.map((name) => name.slice(0, 60)).slice(0, 5),
      tag_ids: [],
      description: null,
    });
    store.set(uploadId, { state: 'ready', error: null, track });
    return true;
  } catch (error) {
    store.set(uploadId, { state: 'failed', error: failureText(error), track: null });
    return false;
  }
}

const isIsrc = (code: string | null) =>
  code !== null && /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(code.replaceAll(/[\s-]/g, '').toUpperCase());
