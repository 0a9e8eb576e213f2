/** A chosen file with what its upload needs. */
export interface UploadFile {
  readonly source: Blob;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly mime: string;
  /** Without the dot, in lower case. */
  readonly extension: string;
  readonly lastModified: number;
  /** The path inside of a dropped folder; null for a single file. */
  readonly relativePath: string | null;
  /** The same for the same file after the page was loaded again. */
  readonly fingerprint: string;
}

/** A file as a browser gives it. */
export type ChosenFile = Blob & Partial<Pick<File, 'name' | 'lastModified' | 'webkitRelativePath'>>;

/** Describes a chosen file. */
export function toUploadFile(source: ChosenFile, path: string | null = null): UploadFile {
  const { name = 'file', lastModified = 0, size, type } = source;
  const relativePath = path || source.webkitRelativePath || null;
  return {
    source,
    name,
    size,
    mime: type || 'application/octet-stream',
    extension: /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '',
    lastModified,
    relativePath,
    fingerprint: ['segno', name, size, type, lastModified, relativePath ?? ''].join('-'),
  };
}

/** Whether a chosen file is left out without a message: the file that a Mac adds to each folder. */
export const isIgnored = ({ name }: Pick<ChosenFile, 'name'>): boolean => name === '.DS_Store';
