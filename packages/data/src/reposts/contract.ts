import * as v from 'valibot';
import { Id } from '../shared/contract.ts';

/** The kinds of records that a person can repost. */
export const RepostKind = v.picklist(['tracks', 'albums']);
export type RepostKind = v.InferOutput<typeof RepostKind>;

/** The ids of what the signed-in person has reposted, newest first: at most 10,000 of each kind. */
export const Reposts = v.object({ tracks: v.array(Id), albums: v.array(Id) });
export type Reposts = v.InferOutput<typeof Reposts>;
