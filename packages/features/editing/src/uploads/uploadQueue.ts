import { createStore, httpClientOf, prepareUploads, type Store, useStartup } from '@segno/data';
import {
  createUploadQueue,
  type UploadQueue,
  type UploadRestrictions,
  uploadSettingsOf,
  warnBeforeLeaving,
} from '@segno/data/uploads';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const queues = new WeakMap<QueryClient, UploadQueue>();

/** The uploads of this page. They go on while other screens are shown. */
export function useUploadQueue(): UploadQueue {
  const client = useQueryClient();
  const { settings } = useStartup();
  const made = queues.get(client);
  if (made) return made;
  const queue = createUploadQueue({
    http: httpClientOf(client),
    settings: (disk) => uploadSettingsOf(settings, disk),
    prepare: prepareUploads(client, settings),
  });
  queues.set(client, queue);
  if (typeof window !== 'undefined') warnBeforeLeaving(queue);
  return queue;
}

/** What the site permits for the uploads to a disk (UPLOAD-3). */
export function useUploadRestrictions(disk: 'public' | 'uploads'): UploadRestrictions {
  return uploadSettingsOf(useStartup().settings, disk).restrictions;
}

/** Types that the page offers. What a file is, the server decides. */
const audio = ['audio/*', '.flac', '.mp3', '.wav', '.aif', '.aiff', '.m4a', '.ogg', '.opus'];

/** What the site permits for the uploads of recordings. */
export const useRecordingRestrictions = (): UploadRestrictions => ({
  ...useUploadRestrictions('uploads'),
  allowedTypes: audio,
});

const listed = new WeakMap<QueryClient, Store<ReadonlyMap<string, readonly string[]>>>();

/** The ids of the uploads that a part of the application has begun. They are there again after another screen. */
export function useListedUploads(name: string): [readonly string[], (ids: readonly string[]) => void] {
  const client = useQueryClient();
  const store = listed.get(client) ?? createStore<ReadonlyMap<string, readonly string[]>>(new Map());
  listed.set(client, store);
  const all = useSyncExternalStore(store.subscribe, store.get, store.get);
  return [all.get(name) ?? none, (ids) => store.replace(new Map([...store.get(), [name, ids]]))];
}

const none: readonly string[] = [];
