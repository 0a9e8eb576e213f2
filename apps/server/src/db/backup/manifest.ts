import * as v from 'valibot';

/** The file of a backup that describes the others. */
export const manifestName = 'manifest.json';

const FileFacts = v.object({ size: v.number(), sha256: v.string() });

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
