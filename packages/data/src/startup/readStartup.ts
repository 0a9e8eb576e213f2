import * as v from 'valibot';
import { Startup } from './contract.ts';

/** Parses the startup object of a page, from JSON or from an object (STARTUP-1). */
export function readStartup(source: string | object): Startup {
  const parsed = v.safeParse(Startup, typeof source === 'string' ? JSON.parse(source) : source);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`The startup object is wrong at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
}
