import { useSyncExternalStore } from 'react';
import type { UploadItem, UploadQueue } from './createUploadQueue.ts';

/** The files of a queue. */
export const useUploads = (queue: UploadQueue): readonly UploadItem[] =>
  useSyncExternalStore(queue.subscribe, queue.get, queue.get);
