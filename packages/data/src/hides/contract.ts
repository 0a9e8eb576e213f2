import * as v from 'valibot';
import { Id, Timestamp } from '../shared/contract.ts';

/** The kinds of records that a person can hide. */
export const HideKind = v.picklist(['track', 'artist', 'genre', 'tag']);
export type HideKind = v.InferOutput<typeof HideKind>;

/** Where a hidden record is left out. `everywhere` contains the others. */
export const HideScope = v.picklist(['radio', 'shuffle', 'search', 'everywhere']);
export type HideScope = v.InferOutput<typeof HideScope>;

export const Hide = v.object({
  kind: HideKind,
  id: Id,
  name: v.string(),
  scope: HideScope,
  /** When it ends. Null for no end. */
  until: v.nullable(Timestamp),
  created_at: Timestamp,
});
export type Hide = v.InferOutput<typeof Hide>;

/** The maximum number of records that a person hides. */
export const maxHides = 1000;

export const Hides = v.object({ hides: v.array(Hide) });
export type Hides = v.InferOutput<typeof Hides>;

/** The body of PUT me/hides/{kind}/{id}. */
export const HideInput = v.object({
  scope: v.optional(HideScope, 'everywhere'),
  until: v.optional(v.nullable(Timestamp), null),
});
export type HideInput = v.InferInput<typeof HideInput>;

/** The body of POST me/hides/check: which of these tracks are left out there, by themselves or by what they belong to. */
export const HideCheck = v.object({
  ids: v.pipe(v.array(Id), v.maxLength(1000)),
  scope: v.optional(HideScope, 'everywhere'),
});
export type HideCheck = v.InferInput<typeof HideCheck>;
export const HiddenTracks = v.object({ ids: v.array(Id) });
