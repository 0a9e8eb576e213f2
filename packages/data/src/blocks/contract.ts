import * as v from 'valibot';
import { Id } from '../shared/contract.ts';

/** The people whom the signed-in person has blocked, latest first: at most 1000. */
export const Blocks = v.object({ users: v.array(v.object({ id: Id, name: v.string() })) });
export type Blocks = v.InferOutput<typeof Blocks>;
