import { httpClientOf, useStartup } from '@segno/data';
import { createUploadQueue, type UploadQueue, uploadSettingsOf } from '@segno/data/uploads';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

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
  });
  queues.set(client, queue);
  return queue;
}
