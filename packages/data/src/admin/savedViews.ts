import * as v from 'valibot';
import { Id } from '../shared/contract.ts';
import { line } from './fields.ts';

/** A state of a table with a name. */
export const SavedView = v.object({
  id: Id,
  name: v.string(),
  /** The query of the address, without a question mark. */
  search: v.string(),
  /** Whether the viewer made it, and can delete it. */
  is_own: v.boolean(),
  /** The role with which it is shared. */
  role: v.nullable(v.object({ id: Id, name: v.string() })),
});
export type SavedView = v.InferOutput<typeof SavedView>;
export const SavedViews = v.object({ views: v.array(SavedView) });
export const SavedViewParam = v.object({ resource: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,39}$/)) });

/** The body of POST admin/views/{resource}. */
export const NewSavedView = v.object({
  name: line(60),
  search: v.pipe(v.string(), v.maxLength(2000)),
  role_id: v.nullable(Id),
});
export type NewSavedView = v.InferOutput<typeof NewSavedView>;
