import type { ChosenFile } from './UploadFile.ts';

/** The most files of one drop. */
const mostFiles = 5000;

/** The files of a drop with their paths; folders are read to their end. Call it in the event, before anything is awaited. */
export async function readDroppedFiles(
  items: Iterable<DataTransferItem>,
): Promise<{ file: ChosenFile; path: string }[]> {
  const waiting = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const found: { file: ChosenFile; path: string }[] = [];
  for (let entry = waiting.shift(); entry && found.length < mostFiles; entry = waiting.shift()) {
    if (entry.isFile) {
      const single = entry as FileSystemFileEntry;
      const file = await new Promise<File>((resolve, reject) => single.file(resolve, reject));
      const path = single.fullPath.replace(/^\//, '');
      found.push({ file, path: path.includes('/') ? path : '' });
    } else {
      const reader = (entry as FileSystemDirectoryEntry).createReader();
      const read = () =>
        new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
      // A reader gives at most a hundred entries at a time.
      for (let some = await read(); some.length > 0; some = await read()) waiting.push(...some);
    }
  }
  return found;
}
