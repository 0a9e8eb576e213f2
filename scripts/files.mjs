import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file of a folder, and of those in it, with that ending. */
export const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name));
