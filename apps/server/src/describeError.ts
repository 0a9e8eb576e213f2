import { DatabaseUnavailable } from './db/DatabaseUnavailable.ts';
import { Fault } from './Fault.ts';
import { Problem } from './http/Problem.ts';

/** Properties of an error that contain names of code or tables and never a value. */
const facts = ['code', 'severity', 'constraint', 'schema', 'table', 'column', 'routine', 'status', 'syscall'];

/** The loggable part of an error. */
export interface ErrorDescription {
  type: string;
  message?: string;
  stack?: string;
  cause?: ErrorDescription;
  errors?: ErrorDescription[];
  [fact: string]: unknown;
}

/**
 * Reduces an error to its loggable part, which cannot contain a bound parameter, a path, an address or text that a
 * visitor sent: its class, its codes, the names of constraints and tables, and the stack without the message. A message
 * is included only when it is a fixed sentence of this program.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error };
  const known = facts.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return isName(value) || typeof value === 'number' ? [[name, value] as const] : [];
  });
  const message = fixedMessage(error);
  const isDeep = depth >= 4;
  return {
    type: error.constructor.name,
    ...(message !== undefined && { message }),
    ...Object.fromEntries(known),
    stack: framesOf(error),
    ...(error.cause !== undefined && !isDeep && { cause: describeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      !isDeep && { errors: error.errors.slice(0, 5).map((each) => describeError(each, depth + 1)) }),
  };
}

const isName = (value: unknown) => typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);

const ourErrors = [DatabaseUnavailable, Fault, Problem];

/** The fixed part of the most frequent message of JavaScript. The rest names a property, which can be a value. */
const missingObject = /^Cannot (?:read|set) properties of (?:undefined|null)/;

function fixedMessage(error: Error): string | undefined {
  if (ourErrors.some((ours) => error instanceof ours)) return error.message;
  return error instanceof TypeError ? missingObject.exec(error.message)?.[0] : undefined;
}

/** A stack frame of V8: the name of a function, then a place in a file or in Node.js. */
const frame =
  /^ {4}at (?:(?:async |new |get |set )*[\w$.<>#]+ (?:\[as [\w$.<>#]+\] )?\((?:file:\/\/|node:|\/|[A-Z]:\\)[^()]+:\d+:\d+\)|(?:async )?(?:file:\/\/|node:|\/|[A-Z]:\\)[^()]+:\d+:\d+)$/;

/** The frames of the stack, which begins with the message. A message of several lines can contain similar lines. */
function framesOf({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message);
  // The message was replaced after the stack had been recorded, so that its end in the stack is unknown.
  if (start < 0) return '';
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => frame.test(line))
    .join('\n');
}
