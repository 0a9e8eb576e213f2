import { readFileSync, realpathSync } from 'node:fs';
import { extname, isAbsolute, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ErrorTrace, hasPermission, type TraceFrame } from '@segno/data/contract';
import type { Viewer } from '../viewer/Viewer.ts';

/** How much of an error is sent. */
const limits = { frames: 60, linesAround: 12, lineLength: 300, message: 2000 };

/** Files whose lines are shown: code, never settings or data. */
const codeFiles = new Set(['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.jsx']);

/** Names of variables whose values never appear in a trace. */
const secretName = /pass|secret|key|token|auth|cookie|credential|url$/i;

type Environment = Record<string, string | undefined>;

export interface ErrorTraceOptions {
  /** The folder of the program. Code outside of it is not read. */
  root: string;
  /** @default the environment of the process */
  env?: Environment;
}

/** Makes the trace of an error for a viewer who may see it; null for everybody else. */
export type DescribeTrace = (error: unknown, viewer: Viewer | undefined) => ErrorTrace | null;

/**
 * Describes errors for the error viewer (ERROR-4). Only people with the permission `logs.view`, whose account is not
 * restricted, get a trace. It contains no environment, no parameters of statements, and no file outside of the program.
 */
export function createErrorTrace({ root, env = process.env }: ErrorTraceOptions): DescribeTrace {
  const secrets = Object.entries(env)
    .filter(([name, value]) => secretName.test(name) && value !== undefined && value.length >= 6)
    .map(([, value]) => value ?? '')
    .toSorted((one, other) => other.length - one.length);
  const withoutSecrets = (text: string) =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), text);

  return (error, viewer) => {
    if (!viewer?.user || viewer.restriction || !hasPermission(viewer, 'logs.view')) return null;
    const origin = originOf(error);
    const frames = readFrames(origin, root);
    const trace: ErrorTrace['trace'] = [];
    for (const { frame, isVendor } of frames) {
      const shown = {
        ...frame,
        codeSnippet: Object.fromEntries(
          Object.entries(frame.codeSnippet).map(([line, text]) => [line, withoutSecrets(text)]),
        ),
      };
      const last = trace.at(-1);
      if (!isVendor) trace.push(shown);
      else if (last && 'items' in last) last.items.push(shown);
      else trace.push({ items: [shown] });
    }
    return {
      ignitionTrace: true,
      exception: origin instanceof Error ? origin.constructor.name : typeof origin,
      message: withoutSecrets(messageOf(origin)).slice(0, limits.message),
      trace,
      totalVendorGroups: trace.filter((one) => 'items' in one).length,
    };
  };
}

/** The error at the beginning of a chain of causes: an error around it only names the failed operation. */
function originOf(error: unknown, depth = 0): unknown {
  return error instanceof Error && error.cause !== undefined && depth < 4
    ? originOf(error.cause, depth + 1)
    : error;
}

/** The message without the parameters of a statement, which Drizzle appends. */
const messageOf = (error: unknown) =>
  error instanceof Error
    ? error.message.replace(/\nparams:[\s\S]*$/, '')
    : 'A value that is not an error was thrown.';

const framePattern =
  /^ {4}at (?:(.+?) \()?(?:async )?((?:file:\/\/|node:|\/|[A-Z]:\\)[^()]+):(\d+):(\d+)\)?$/;

function readFrames(error: unknown, root: string): { frame: TraceFrame; isVendor: boolean }[] {
  if (!(error instanceof Error)) return [];
  const { message, stack = '' } = error;
  const start = stack.indexOf(message);
  return stack
    .slice(start < 0 ? 0 : start + message.length)
    .split('\n')
    .flatMap((line) => {
      const [, method, address, lineText] = framePattern.exec(line) ?? [];
      return address ? [{ method, address, lineNumber: Number(lineText) }] : [];
    })
    .slice(0, limits.frames)
    .map(({ method, address, lineNumber }, flatIndex) => {
      const file = address.startsWith('file:') ? fileURLToPath(address) : address;
      const path = pathIn(root, file);
      const frame: TraceFrame = {
        path,
        lineNumber,
        method: method?.replace(/^async /, '') ?? null,
        codeSnippet: file.startsWith('node:') ? {} : readSnippet(root, file, lineNumber),
        flatIndex,
      };
      return { frame, isVendor: file.startsWith('node:') || path.includes('node_modules') };
    });
}

/** The segments of a path below the root. Of a file elsewhere only the name is told. */
function pathIn(root: string, file: string): string[] {
  if (file.startsWith('node:')) return [file];
  const below = relative(root, file);
  const segments = file.split(sep);
  if (below.startsWith('..') || isAbsolute(below)) {
    const vendor = segments.lastIndexOf('node_modules');
    return vendor < 0 ? segments.slice(-1) : segments.slice(vendor);
  }
  const parts = below.split(sep);
  // pnpm keeps packages in folders of its own, whose names say nothing more.
  const vendor = parts.lastIndexOf('node_modules');
  return vendor < 0 ? parts : parts.slice(vendor);
}

function readSnippet(root: string, file: string, lineNumber: number): Record<string, string> {
  const lines = readCode(root, file)?.split('\n') ?? [];
  const first = Math.max(1, lineNumber - limits.linesAround);
  return Object.fromEntries(
    lines
      .slice(first - 1, lineNumber + limits.linesAround)
      .map((text, index) => [String(first + index), text.slice(0, limits.lineLength)]),
  );
}

/** The text of a file of the program. */
function readCode(root: string, file: string): string | null {
  if (!codeFiles.has(extname(file))) return null;
  try {
    const real = realpathSync(file);
    const below = relative(realpathSync(root), real);
    if (below.startsWith('..') || isAbsolute(below)) return null;
    return readFileSync(real, 'utf8');
  } catch {
    return null;
  }
}
