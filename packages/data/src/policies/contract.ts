import * as v from 'valibot';
import { Id, Timestamp } from '../shared/contract.ts';

/** A policy of the site, such as its terms, with the consent of the signed-in person. */
export const PolicyConsent = v.object({
  id: v.number(),
  label: v.string(),
  href: v.string(),
  version: v.number(),
  /** The newest version that the person has accepted; null for none. */
  accepted_version: v.nullable(v.number()),
  accepted_at: v.nullable(Timestamp),
});
export type PolicyConsent = v.InferOutput<typeof PolicyConsent>;

export const PolicyConsents = v.object({ policies: v.array(PolicyConsent) });

/** The body of POST me/policies: what the person accepts, in the versions that were shown. */
export const PolicyInput = v.object({
  accepted: v.pipe(v.array(v.object({ id: Id, version: Id })), v.minLength(1), v.maxLength(50)),
});
export type PolicyInput = v.InferOutput<typeof PolicyInput>;
