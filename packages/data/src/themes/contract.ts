import * as v from 'valibot';
import { Id } from '../shared/contract.ts';

/** A named set of design tokens (THEME-1). `values` contains only those that differ from the built-in theme. */
export const Theme = v.object({
  id: Id,
  name: v.string(),
  is_dark: v.boolean(),
  default_light: v.boolean(),
  default_dark: v.boolean(),
  values: v.record(v.string(), v.string()),
});
export type Theme = v.InferOutput<typeof Theme>;
