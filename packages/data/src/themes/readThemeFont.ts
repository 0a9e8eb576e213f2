import * as v from 'valibot';
import { ThemeFont } from './contract.ts';

/** Reads the font of a theme from a file; null for anything else. */
export function readThemeFont(value: unknown): ThemeFont | null {
  const parsed = v.safeParse(ThemeFont, value);
  return parsed.success ? parsed.output : null;
}
