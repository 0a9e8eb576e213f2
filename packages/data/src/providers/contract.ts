import * as v from 'valibot';

/** What outside sources can give. */
export const providerParts = ['biography', 'picture', 'releases', 'lyrics'] as const;
export type ProviderPart = (typeof providerParts)[number];

/** What the sources that are switched on can give for a record. */
export const ProviderOffers = v.object({
  artists: v.array(v.picklist(providerParts)),
  tracks: v.array(v.picklist(providerParts)),
});
export type ProviderOffers = v.InferOutput<typeof ProviderOffers>;

/** What is looked up. */
export const ProviderInput = v.object({
  parts: v.pipe(v.array(v.picklist(providerParts)), v.minLength(1), v.maxLength(providerParts.length)),
});
export type ProviderInput = v.InferOutput<typeof ProviderInput>;

/** What became of each part. */
export const ProviderOutcome = v.object({
  part: v.picklist(providerParts),
  /** `kept`: there is a value already, which the settings do not let a source replace. */
  outcome: v.picklist(['stored', 'kept', 'not_found', 'failed']),
  /** How many records were made, for releases. */
  count: v.number(),
  /** Where it is from, or why it failed, in English. */
  detail: v.nullable(v.string()),
});
export type ProviderOutcome = v.InferOutput<typeof ProviderOutcome>;
export const ProviderResponse = v.object({ outcomes: v.array(ProviderOutcome) });
