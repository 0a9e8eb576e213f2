import { useEffect, useSyncExternalStore } from 'react';
import type { UploadItem, UploadQueue } from './createUploadQueue.ts';

/** The files of a queue. While one is under way, the browser asks before the page is left. */
export function useUploads(queue: UploadQueue): readonly UploadItem[] {
  const items = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  const isActive = queue.isActive();
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isActive]);
  return items;
}
