import * as v from 'valibot';
import { Id, Timestamp } from '../shared/contract.ts';

/** A policy of the site, such as its terms, with the consent of the signed-in person. */
export const PolicyConsent = v.object({
  id: v.number(),
  label: v.string(),
  href: v.string(),
  version: v.number(),
  /** The day from which the version is in effect; null where none is told. */
  effective_on: v.nullable(v.string()),
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

/** The address of a policy: a page of this site, or one elsewhere. */
const PolicyAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000),
  v.regex(/^(?:\/(?!\/)|https?:\/\/)\S+$/, 'Enter an address such as /pages/terms.'),
);

/** The setting `registration.policies` as an operator gives it. */
export const PoliciesInput = v.pipe(
  v.array(
    v.object({
      id: Id,
      label: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a title.'), v.maxLength(100)),
      href: PolicyAddress,
      version: v.optional(Id, 1),
      effective_on: v.optional(v.pipe(v.string(), v.isoDate('Choose a day.'))),
    }),
  ),
  v.maxLength(20),
  v.check(
    (policies) => new Set(policies.map(({ id }) => id)).size === policies.length,
    'Two policies have the same number.',
  ),
);
