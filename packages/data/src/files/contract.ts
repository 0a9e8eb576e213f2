import * as v from 'valibot';
import { Count, Id, Timestamp } from '../shared/contract.ts';

/** Where a file is stored: `public` files are open to everybody who knows their address. */
export const DiskName = v.picklist(['public', 'uploads']);

/** A stored file. */
export const FileEntry = v.object({
  id: Id,
  /** What the person called it. */
  name: v.string(),
  /** In bytes. */
  file_size: Count,
  /** By content. */
  mime: v.string(),
  /** Without the dot. */
  extension: v.string(),
  disk: DiskName,
  path: v.string(),
  /** The address of its bytes. That of a file of the disk `uploads` is valid for some hours. */
  url: v.string(),
  /** SHA-256, hexadecimal; null until the server has computed it. */
  hash: v.nullable(v.string()),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type FileEntry = v.InferOutput<typeof FileEntry>;

/** The response of the last step of each way of uploading. */
export const FileEntryResponse = v.object({ fileEntry: FileEntry });
export type FileEntryResponse = v.InferOutput<typeof FileEntryResponse>;

const ids = v.pipe(v.array(Id), v.maxLength(1000));

/** The body of POST file-entries/delete. */
export const DeleteFilesInput = v.pipe(
  v.object({
    paths: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(1000)), []),
    entryIds: v.optional(ids, []),
    /** Without it the files can be restored for 30 days. */
    deleteForever: v.optional(v.boolean(), false),
  }),
  v.check(({ paths, entryIds }) => paths.length + entryIds.length > 0, 'Choose a file.'),
);
export type DeleteFilesInput = v.InferOutput<typeof DeleteFilesInput>;

export const DeleteFilesResponse = v.object({ deleted: ids });
export type DeleteFilesResponse = v.InferOutput<typeof DeleteFilesResponse>;
