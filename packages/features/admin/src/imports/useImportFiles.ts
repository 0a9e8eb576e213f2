import { ApiError, importFileMutation, type ImportFile } from '@segno/data';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** A file of an import in this page. */
export interface ChosenFile {
  id: string;
  file: File;
  status: 'inProgress' | 'completed' | 'failed';
  /** The sent bytes. */
  loaded: number;
  stored?: ImportFile;
  error?: string;
}

/** The files of an import, which are sent one after the other as they are chosen. */
export function useImportFiles() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const { mutateAsync } = useMutation(importFileMutation());
  const update = (id: string, change: Partial<ChosenFile>) =>
    setFiles((before) => before.map((each) => (each.id === id ? { ...each, ...change } : each)));
  const send = async ({ id, file }: ChosenFile) => {
    update(id, { status: 'inProgress', loaded: 0 });
    try {
      const stored = await mutateAsync({
        file,
        onProgress: (part) => update(id, { loaded: part * file.size }),
      });
      update(id, { status: 'completed', loaded: file.size, stored });
    } catch (error) {
      const message = error instanceof ApiError ? error.message : String(error);
      update(id, { status: 'failed', error: message });
    }
  };
  return {
    files,
    /** A file with the name of another one replaces it. */
    async add(chosen: readonly File[]) {
      const added = chosen.map((file): ChosenFile => ({
        id: crypto.randomUUID(),
        file,
        status: 'inProgress',
        loaded: 0,
      }));
      const names = new Set(chosen.map(({ name }) => name));
      setFiles((before) => [...before.filter(({ file }) => !names.has(file.name)), ...added]);
      for (const file of added) await send(file);
    },
    remove: (id: string) => setFiles((before) => before.filter((each) => each.id !== id)),
    async retry(id: string) {
      const found = files.find((each) => each.id === id);
      if (found) await send(found);
    },
  };
}
