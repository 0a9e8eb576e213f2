import * as v from 'valibot';

/** The file of a backup that describes the others. */
export const manifestName = 'manifest.json';

const FileFacts = v.object({ size: v.number(), sha256: v.string() });

/**
 * The folders with files of people, in the data folder. Others are made from these, or are uploads that have not ended.
 * The key of the secrets is not in a backup.
 */
export const fileFolders = ['media', 'files/public', 'files/uploads'] as const;

/** Contents of the manifest. */
export const Manifest = v.object({
  format: v.literal(1),
  created_at: v.string(),
  /** The last migration of the database, by its creation time. */
  migration: v.number(),
  tables: v.record(v.string(), v.object({ rows: v.number(), sha256: v.string() })),
  sequences: v.record(v.string(), v.nullable(v.string())),
  /** Every other file of the backup. */
  files: v.record(v.string(), FileFacts),
});
export type Manifest = v.InferOutput<typeof Manifest>;
