import type { DropZoneProps } from 'react-aria-components/DropZone';

type DropItem = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]['items'][number];

/** The dropped or pasted files, including those in folders where folders are allowed. */
export async function droppedFiles(items: Iterable<DropItem>, withFolders: boolean): Promise<File[]> {
  const files: File[] = [];
  for (const item of items) {
    if (item.kind === 'file') files.push(await item.getFile());
    else if (item.kind === 'directory' && withFolders) {
      for await (const entry of item.getEntries()) files.push(...(await droppedFiles([entry], true)));
    }
  }
  return files;
}
