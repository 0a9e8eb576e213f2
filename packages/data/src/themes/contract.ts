import * as v from 'valibot';
import { Id } from '../shared/contract.ts';

/** The primary font of a theme. */
export const ThemeFont = v.object({
  family: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9 _-]{0,63}$/)),
  /** Whether it comes from the web font provider; otherwise it is a font of the visitor's system. */
  google: v.boolean(),
  /** The address of a font file that this site keeps; it is loaded instead. */
  url: v.optional(v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?!\/)[\w./-]*$/))),
});
export type ThemeFont = v.InferOutput<typeof ThemeFont>;

/** A named set of design tokens (THEME-1). `values` contains only those that differ from the built-in theme. */
export const Theme = v.object({
  id: Id,
  name: v.string(),
  is_dark: v.boolean(),
  default_light: v.boolean(),
  default_dark: v.boolean(),
  values: v.record(v.string(), v.string()),
  /** Replaces the primary font of `values`. */
  font: v.optional(v.nullable(ThemeFont)),
});
export type Theme = v.InferOutput<typeof Theme>;
