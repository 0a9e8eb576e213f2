import * as v from 'valibot';
import { Count, Id } from '../shared/contract.ts';
import { defineTable } from '../tables/defineTable.ts';
import { adminFields, adminTimes, defineAdminResource } from './defineAdminResource.ts';
import { optionalText } from './fields.ts';

const Ref = v.object({ id: Id, name: v.string() });

/** A stored file. */
export const AdminFile = v.object({
  ...adminFields,
  name: v.string(),
  owner: v.nullable(Ref),
  /** In bytes. */
  file_size: Count,
  mime: v.string(),
  extension: v.string(),
  disk: v.picklist(['public', 'uploads']),
  ...adminTimes,
});
export type AdminFile = v.InferOutput<typeof AdminFile>;
export const adminFiles = defineAdminResource({
  name: 'files',
  permission: 'files.update',
  table: defineTable({
    orders: { created: 'desc', size: 'desc', name: 'asc' },
    order: 'created',
    filters: {
      disk: { kind: 'choice', values: ['public', 'uploads'] },
      file_size: { kind: 'number' },
      created_at: { kind: 'day' },
    },
  }),
  record: AdminFile,
  input: v.object({}),
});

/** The lyrics of a track, as text. */
export const AdminLyrics = v.object({
  ...adminFields,
  track: Ref,
  track_id: Id,
  kind: v.picklist(['plain', 'synced']),
  language: v.nullable(v.string()),
  /** Lines, with times as LRC has them (`[00:12.30]`) or without. */
  text: v.string(),
  source: v.nullable(v.string()),
  author: v.nullable(v.string()),
  ...adminTimes,
});
export type AdminLyrics = v.InferOutput<typeof AdminLyrics>;
export const adminLyrics = defineAdminResource({
  name: 'lyrics',
  permission: 'music.update',
  table: defineTable({
    orders: { created: 'desc', updated: 'desc' },
    order: 'updated',
    filters: { kind: { kind: 'choice', values: ['plain', 'synced'] }, created_at: { kind: 'day' } },
  }),
  record: AdminLyrics,
  input: v.object({
    track_id: Id,
    language: optionalText(35),
    text: v.pipe(
      v.string(),
      v.minLength(1, 'Fill in this field.'),
      v.maxLength(100_000, 'This is too long.'),
    ),
    source: optionalText(200),
    author: optionalText(200),
  }),
});
