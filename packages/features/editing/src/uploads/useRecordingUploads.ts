import { useStartup } from '@segno/data';
import { isIgnored, isRefusal, type UploadError, type UploadItem, useUploads } from '@segno/data/uploads';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isStillLeft, type KeptUpload, keptUploadsOf, takeInterrupted } from './keptUploads.ts';
import { makeTrack, type RecordingRun, runStoreOf, type TrackDefaults } from './recordingRuns.ts';
import { useListedUploads, useRecordingRestrictions, useUploadQueue } from './uploadQueue.ts';

/** A recording that is uploaded, or that an earlier page has left. */
export interface RecordingUpload {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  loaded: number;
  /** An interrupted one is continued when its file is chosen again. */
  status: UploadItem['status'] | 'paused' | 'interrupted';
  error: UploadError | null;
  /** What becomes of the uploaded file. */
  run: RecordingRun | null;
}

/** The id of an upload of an earlier page. */
const keptId = ({ fingerprint }: KeptUpload) => `kept-${fingerprint}`;

const describe = ({ file: { fingerprint, name, size } }: UploadItem, place: number): KeptUpload => ({
  fingerprint,
  name,
  size,
  place,
  entryId: null,
});

/**
 * The recordings that become tracks of an album, or of none. What a page that is loaded again must go on with is kept in
 * the browser (UPLOAD-8).
 */
export function useRecordingUploads(defaults: TrackDefaults, firstPlace: number) {
  const client = useQueryClient();
  const queue = useUploadQueue();
  const uploads = useUploads(queue);
  const store = runStoreOf(client);
  const runs = useSyncExternalStore(store.subscribe, store.get, store.get);
  const list = `album ${defaults.albumId ?? 'none'}`;
  const [own, setOwn] = useListedUploads(list);
  const restrictions = useRecordingRestrictions();
  const { user } = useStartup();
  const [userId] = useState(user?.id ?? 0);
  const kept = keptUploadsOf(userId, list);
  const [interrupted, setInterrupted] = useState<readonly KeptUpload[]>([]);

  const make = async (id: string, { entryId, name, place, fingerprint }: KeptUpload) => {
    if (entryId === null) return;
    if (await makeTrack(client, id, { id: entryId, name }, defaults, place)) kept.remove(fingerprint);
  };
  const goOn = useEffectEvent((left: readonly KeptUpload[]) => {
    const isRunning = (upload: KeptUpload) => store.get().has(keptId(upload));
    const chosen = queue.get().map(({ file }) => file.fingerprint);
    const found = left.filter((each) => isRunning(each) || isStillLeft(each, kept.get(), chosen));
    setInterrupted(found);
    for (const upload of found) if (!store.get().has(keptId(upload))) void make(keptId(upload), upload);
  });
  useEffect(() => {
    void takeInterrupted(client, userId, list).then(goOn);
  }, [client, userId, list]);
  const forget = (fingerprint: string) => {
    kept.remove(fingerprint);
    setInterrupted((before) => before.filter((each) => each.fingerprint !== fingerprint));
  };

  const add = (files: readonly File[]) => {
    let place = firstPlace + own.length - 1;
    const pathOf = ({ name, webkitRelativePath }: File) => webkitRelativePath || name;
    const sorted = files
      .filter((file) => !isIgnored(file))
      .toSorted((one, other) => pathOf(one).localeCompare(pathOf(other), undefined, { numeric: true }));
    const added = sorted.flatMap((file) => {
      place += 1;
      const number = place;
      const ids = queue.add([file], {
        restrictions,
        metadata: { disk: 'uploads' },
        // It is not asked for again.
        onError: (error, item) => isRefusal(error) && kept.remove(item.file.fingerprint),
        onComplete: (entry, item) => {
          const upload = { ...describe(item, number), entryId: entry.id };
          kept.put(upload);
          void make(item.id, upload);
        },
      });
      for (const item of queue.get())
        if (ids.includes(item.id) && !item.error) {
          forget(item.file.fingerprint);
          kept.put(describe(item, number));
        }
      return ids;
    });
    setOwn([...own, ...added]);
  };

  const rows: RecordingUpload[] = [
    ...interrupted.map((upload) => ({
      id: keptId(upload),
      name: upload.name,
      size: upload.size,
      loaded: upload.entryId === null ? 0 : upload.size,
      status: upload.entryId === null ? ('interrupted' as const) : ('completed' as const),
      error: null,
      run: runs.get(keptId(upload)) ?? null,
    })),
    ...uploads.flatMap((item) => {
      if (!own.includes(item.id)) return [];
      const { id, file, bytes, error } = item;
      const status = item.isPaused && item.status !== 'completed' ? ('paused' as const) : item.status;
      const { name, size } = file;
      return { id, name, size, loaded: bytes, status, error, run: runs.get(id) ?? null };
    }),
  ];
  const fingerprintOf = (id: string) =>
    uploads.find((item) => item.id === id)?.file.fingerprint ?? id.replace(/^kept-/, '');

  return {
    rows,
    add,
    pause: (id: string) => queue.pause(id),
    resume: (id: string) => queue.resume(id),
    abort: (id: string) => {
      queue.abort(id);
      forget(fingerprintOf(id));
    },
    retry: (id: string) => {
      const item = uploads.find((each) => each.id === id);
      const upload =
        kept.get().find(({ fingerprint }) => fingerprint === fingerprintOf(id)) ??
        (item && describe(item, firstPlace + own.indexOf(id)));
      const entryId = item?.entry?.id ?? upload?.entryId ?? null;
      if (upload && entryId !== null && runs.get(id)?.state === 'failed')
        void make(id, { ...upload, entryId });
      else queue.retry(id);
    },
    remove: (id: string) => {
      forget(fingerprintOf(id));
      setOwn(own.filter((each) => each !== id));
    },
    /** Removes what has ended. */
    clear: () => {
      const isBusy = (id: string) =>
        runs.get(id)?.state === 'processing' ||
        uploads.some((item) => item.id === id && (item.status === 'pending' || item.status === 'inProgress'));
      for (const { id } of rows) if (!isBusy(id)) forget(fingerprintOf(id));
      setOwn(own.filter(isBusy));
    },
  };
}
