import * as v from 'valibot';
import type { FileEntryRow } from '../files/table.ts';

/** Makes a recording of an uploaded file. */
export const processRecordingKind = {
  kind: 'recordings.process',
  input: v.object({ entryId: v.number() }),
};

/** The key of the recording of a file: the same each time, and as random as its path. */
export const recordingKeyOf = ({ path }: Pick<FileEntryRow, 'path'>): string => `upload-${path.slice(-32)}`;
