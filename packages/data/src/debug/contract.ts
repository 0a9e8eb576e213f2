import * as v from 'valibot';
import { Count } from '../shared/contract.ts';

/** One call of a stack trace. */
export const TraceFrame = v.object({
  /** The segments of the file's path, relative to the program. */
  path: v.array(v.string()),
  lineNumber: Count,
  /** The called function; null at the top level of a module. */
  method: v.nullable(v.string()),
  /** Lines of the file around the call, by their number. Empty when the file cannot be read. */
  codeSnippet: v.record(v.string(), v.string()),
  /** The position in the whole trace, from 0. */
  flatIndex: Count,
});
export type TraceFrame = v.InferOutput<typeof TraceFrame>;

/** Consecutive calls of libraries and of Node.js. */
export const VendorGroup = v.object({ items: v.array(TraceFrame) });
export type VendorGroup = v.InferOutput<typeof VendorGroup>;

/** The body of an error response of a server in debug mode, for people who may see it (ERROR-4). */
export const ErrorTrace = v.object({
  ignitionTrace: v.literal(true),
  /** The name of the error's class. */
  exception: v.string(),
  message: v.string(),
  trace: v.array(v.union([VendorGroup, TraceFrame])),
  totalVendorGroups: Count,
  action: v.optional(v.nullable(v.object({ label: v.string(), action: v.string() }))),
});
export type ErrorTrace = v.InferOutput<typeof ErrorTrace>;
