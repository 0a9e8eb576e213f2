import * as v from 'valibot';
import { PresentPerson } from '../presence/contract.ts';
import { Id, Timestamp } from '../shared/contract.ts';
import { AppearanceValues } from './contract.ts';

const Person = v.nullable(v.object({ id: Id, name: v.string() }));

/** A change set: a named draft of an appearance. */
export const AppearanceDraft = v.object({
  id: Id,
  name: v.string(),
  /** Increases with every change. A change of another version is refused with 409. */
  version: Id,
  /** When it is published by itself; null for a draft without a time. */
  publish_at: v.nullable(Timestamp),
  /** Whether somebody has published another appearance since the draft was begun. */
  is_outdated: v.boolean(),
  /** When its link expires; null without a valid one. */
  link_expires_at: v.nullable(Timestamp),
  updated_by: Person,
  updated_at: Timestamp,
});
export type AppearanceDraft = v.InferOutput<typeof AppearanceDraft>;

export const AppearanceDrafts = v.object({ drafts: v.array(AppearanceDraft) });
export const AppearanceDraftResponse = v.object({
  draft: AppearanceDraft,
  values: AppearanceValues,
  /** The published values from which an outdated draft was begun, to merge it with those of today; null otherwise. */
  base: v.nullable(AppearanceValues),
});
export type AppearanceDraftResponse = v.InferOutput<typeof AppearanceDraftResponse>;

const name = v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a name.'), v.maxLength(100));

/** The body that makes a draft. */
export const NewAppearanceDraft = v.object({ name, values: AppearanceValues });
export type NewAppearanceDraft = v.InferOutput<typeof NewAppearanceDraft>;

/** The body that changes a draft of this version. */
export const AppearanceDraftInput = v.object({
  name,
  values: AppearanceValues,
  version: Id,
  /** The published version that has been merged into the values; it must be the present one. */
  base_version: v.optional(v.string()),
});
export type AppearanceDraftInput = v.InferOutput<typeof AppearanceDraftInput>;

/** Why an appearance with pairs of colours that are hard to read is published all the same. */
export const ContrastReason = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(500))));

/**
 * The body that publishes a draft: now, or at a time. Null takes the time away. What was published since the draft was
 * begun stays, unless the draft changes the same values.
 */
export const PublishDraftInput = v.object({
  version: Id,
  /** The published version that the person has seen: refused with 409 when it is no longer the present one. */
  live_version: v.optional(v.string()),
  publish_at: v.optional(v.nullable(Timestamp)),
  reason: ContrastReason,
});
export type PublishDraftInput = v.InferOutput<typeof PublishDraftInput>;

/** A link that shows a draft to everybody who has it, until it expires. */
export const DraftLink = v.object({ url: v.string(), expires_at: Timestamp });
export type DraftLink = v.InferOutput<typeof DraftLink>;
export const DraftLinkInput = v.object({
  hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720)),
});

/** A published appearance of the past. */
export const AppearanceRelease = v.object({
  id: Id,
  name: v.nullable(v.string()),
  published_by: Person,
  reason: v.nullable(v.string()),
  created_at: Timestamp,
});
export type AppearanceRelease = v.InferOutput<typeof AppearanceRelease>;
export const AppearanceHistory = v.object({ releases: v.array(AppearanceRelease) });

/** The version of the published appearance, which pages compare with theirs. */
export const AppearanceVersion = v.object({ version: v.string() });

/** The other people who have a draft open. */
export const DraftPeople = v.object({ people: v.array(PresentPerson) });

/** A picture or a font that the server keeps for an appearance. */
export const AppearanceFile = v.object({ url: v.string() });
export type AppearanceFile = v.InferOutput<typeof AppearanceFile>;
