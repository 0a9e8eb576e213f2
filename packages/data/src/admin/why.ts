import * as v from 'valibot';
import { Permission } from '../permissions/contract.ts';
import { Count, Id } from '../shared/contract.ts';
import { User } from '../users/contract.ts';

export const subjectKinds = ['guest', 'role', 'plan', 'person'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** The query of GET admin/why: whose site it is about. */
export const WhyParams = v.object({
  kind: v.picklist(subjectKinds),
  id: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), Id)),
});

/** What a subject may do. A role and a plan are those of a person who has nothing else. */
export const WhySubject = v.object({
  name: v.string(),
  /** Null for guests. */
  user: v.nullable(User),
  /** How much of what a permission limits a person has. */
  usage: v.array(v.object({ permission: Permission, used: Count })),
});
export type WhySubject = v.InferOutput<typeof WhySubject>;
export const WhyResponse = v.object({ subject: WhySubject });
