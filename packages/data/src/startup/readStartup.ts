import * as v from 'valibot';
import { Startup } from './contract.ts';

/** Reads the startup object that the page carries, as JSON or already parsed (STARTUP-1). */
export function readStartup(source: string | object): Startup {
  const answer = v.safeParse(Startup, typeof source === 'string' ? JSON.parse(source) : source);
  if (answer.success) return answer.output;
  const [issue] = answer.issues;
  throw new Error(`The startup object is wrong at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
}
