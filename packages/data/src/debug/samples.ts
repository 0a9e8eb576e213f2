import type { ErrorTrace, TraceFrame } from './contract.ts';

const frame = (flatIndex: number, path: string, lineNumber: number, method: string | null): TraceFrame => ({
  path: path.split('/'),
  lineNumber,
  method,
  codeSnippet: Object.fromEntries(
    Array.from({ length: 7 }, (_, index) => {
      const line = lineNumber - 3 + index;
      return [String(line), index === 3 ? `  return ${method ?? 'start'}(input); // call ${flatIndex}` : ''];
    }),
  ),
  flatIndex,
});

/** The stack trace of an error of a server in debug mode, for stories and tests. */
export const sampleErrorTrace: ErrorTrace = {
  ignitionTrace: true,
  exception: 'TypeError',
  message: "Cannot read properties of undefined (reading 'name')",
  trace: [
    frame(0, 'apps/server/src/albums/store.ts', 42, 'toAlbum'),
    frame(1, 'apps/server/src/albums/routes.ts', 18, null),
    {
      items: [
        frame(2, 'node_modules/hono/dist/compose.js', 22, 'dispatch'),
        frame(3, 'node_modules/hono/dist/compose.js', 6, null),
        frame(4, 'node:internal/process/task_queues', 95, 'processTicksAndRejections'),
      ],
    },
    frame(5, 'apps/server/src/http/requestLog.ts', 20, null),
    { items: [frame(6, 'node_modules/hono/dist/hono-base.js', 199, 'Hono.fetch')] },
  ],
  totalVendorGroups: 2,
};
