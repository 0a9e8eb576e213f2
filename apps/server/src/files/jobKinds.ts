import * as v from 'valibot';

/** Removes a file from its disk unless an entry has its path. */
export const removeFileKind = {
  kind: 'files.remove',
  input: v.object({ disk: v.picklist(['public', 'uploads']), path: v.string() }),
};

/** Computes the hash of an entry whose file came directly to the store, and compares it with what the browser has read. */
export const hashFileKind = {
  kind: 'files.hash',
  input: v.object({ entryId: v.number(), partsHash: v.optional(v.nullable(v.string())) }),
};
