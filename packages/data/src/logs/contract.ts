import * as v from 'valibot';

/** The response of GET logs/error/download-latest: the latest lines of the server's log about errors, oldest first. */
export const ErrorLog = v.object({ lines: v.array(v.record(v.string(), v.unknown())) });
export type ErrorLog = v.InferOutput<typeof ErrorLog>;

/** The address of the latest errors of the server, as a file. */
export const errorLogPath = '/api/v1/logs/error/download-latest';
