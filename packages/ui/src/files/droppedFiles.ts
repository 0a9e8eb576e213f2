import type { DropZoneProps } from 'react-aria-components/DropZone';

type DropItem = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]['items'][number];

/**
 * The dropped or pasted files, including those in folders where folders are allowed. A file of a folder has its path as
 * `webkitRelativePath`, as if the folder had been chosen.
 */
export async function droppedFiles(
  items: Iterable<DropItem>,
  withFolders: boolean,
  folder = '',
): Promise<File[]> {
  const files: File[] = [];
  for (const item of items) {
    if (item.kind === 'file') {
      const file = await item.getFile();
      if (folder) Object.defineProperty(file, 'webkitRelativePath', { value: `${folder}/${file.name}` });
      files.push(file);
    } else if (item.kind === 'directory' && withFolders) {
      const path = folder ? `${folder}/${item.name}` : item.name;
      for await (const entry of item.getEntries()) files.push(...(await droppedFiles([entry], true, path)));
    }
  }
  return files;
}
