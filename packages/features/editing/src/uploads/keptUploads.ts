import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';

/** An upload that is not a track yet, as the browser keeps it for a page that is loaded again (UPLOAD-8). */
const KeptUpload = v.object({
  fingerprint: v.string(),
  name: v.string(),
  /** In bytes. */
  size: v.number(),
  /** The number of the track that it becomes. */
  place: v.number(),
  /** The uploaded file; null while bytes are missing. */
  entryId: v.nullable(v.number()),
});
export type KeptUpload = v.InferOutput<typeof KeptUpload>;

const Kept = v.pipe(v.string(), v.parseJson(), v.array(KeptUpload));

export interface KeptUploads {
  get: () => KeptUpload[];
  put: (upload: KeptUpload) => void;
  remove: (fingerprint: string) => void;
}

/** The kept uploads of a list of a person. */
export function keptUploadsOf(userId: number, list: string): KeptUploads {
  const key = keyOf(userId, list);
  const get = () => {
    try {
      return v.parse(Kept, localStorage.getItem(key));
    } catch {
      return [];
    }
  };
  const set = (uploads: KeptUpload[]) => {
    try {
      if (uploads.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(uploads));
    } catch {
      // The storage is full, or unavailable in this browsing mode.
    }
  };
  const without = (fingerprint: string) => get().filter((each) => each.fingerprint !== fingerprint);
  return {
    get,
    put: (upload) => set([...without(upload.fingerprint), upload]),
    remove: (fingerprint) => set(without(fingerprint)),
  };
}

const keyOf = (userId: number, list: string) => `segno.uploads.${userId}.${list}`;

/**
 * Whether an upload that an earlier page has left is still to be listed. After another screen it may be kept no longer, or
 * its file may have been chosen again, by its fingerprint.
 */
export const isStillLeft = (
  { fingerprint }: KeptUpload,
  kept: readonly KeptUpload[],
  chosen: readonly string[],
): boolean => kept.some((each) => each.fingerprint === fingerprint) && !chosen.includes(fingerprint);

const taken = new WeakMap<QueryClient, Map<string, Promise<KeptUpload[]>>>();

/**
 * The uploads that an earlier page has left, for the first caller of this page. Nothing while another page of the
 * browser is at work on the same list.
 */
export function takeInterrupted(client: QueryClient, userId: number, list: string): Promise<KeptUpload[]> {
  const lists = taken.get(client) ?? new Map<string, Promise<KeptUpload[]>>();
  taken.set(client, lists);
  const key = keyOf(userId, list);
  const known = lists.get(key);
  if (known) return known;
  const left = keptUploadsOf(userId, list).get();
  const found = holdsLock(key).then((isOurs) => (isOurs ? left : []));
  lists.set(key, found);
  return found;
}

const locks = new Map<string, Promise<boolean>>();

/** Whether this page has a lock, which it keeps until it is closed. */
function holdsLock(name: string): Promise<boolean> {
  const known = locks.get(name);
  if (known) return known;
  const asked = new Promise<boolean>((resolve) => {
    // Locks exist in secure contexts only.
    if (!('locks' in navigator)) return resolve(true);
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => undefined);
    });
  });
  locks.set(name, asked);
  return asked;
}
