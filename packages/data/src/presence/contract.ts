import * as v from 'valibot';
import { Id } from '../shared/contract.ts';

/** A person who has the same record open in a form or an editor. */
export const PresentPerson = v.object({ id: Id, name: v.string() });
export type PresentPerson = v.InferOutput<typeof PresentPerson>;
