import * as v from 'valibot';
import { Id } from '../shared/contract.ts';

/** Characters of the name of a track. */
const longestName = 200;

const text = v.nullable(v.string());
const number = v.nullable(v.number());

/** What a recording says about itself. Values of a file that somebody made: offer them, do not trust them. */
export const RecordingTags = v.object({
  title: text,
  artists: v.array(v.string()),
  album: text,
  album_artist: text,
  genres: v.array(v.string()),
  year: number,
  number,
  disc: number,
  isrc: text,
});
export type RecordingTags = v.InferOutput<typeof RecordingTags>;

/** The result of a job of the kind `recordings.process`. */
export const ProcessedRecording = v.object({
  recording_key: v.string(),
  entry_id: Id,
  /** The name of the file. */
  name: v.string(),
  /** In milliseconds. */
  duration: v.number(),
  codec: text,
  lossless: v.boolean(),
  sample_rate: number,
  /** Integrated loudness in LUFS; null where it was not measured. */
  loudness: number,
  /** Highest true peak in dBTP; null where it was not measured. */
  true_peak: number,
  /** The encodings that were made beside the original. */
  formats: v.array(v.picklist(['opus', 'aac', 'indexed'])),
  /** The stored picture of the file. */
  image_key: text,
  tags: RecordingTags,
});
export type ProcessedRecording = v.InferOutput<typeof ProcessedRecording>;

/** The response of POST file-entries/{id}/recording: GET jobs/{job_id} tells when it has ended. */
export const StartedJob = v.object({ job_id: Id });
export type StartedJob = v.InferOutput<typeof StartedJob>;

/** The body of POST tracks/from-file, which makes a draft. */
export const NewTrackFromFile = v.object({
  /** A file whose recording was processed. */
  entry_id: Id,
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Enter a name.'),
    v.maxLength(longestName, `Use at most ${longestName} characters.`),
  ),
});
export type NewTrackFromFile = v.InferOutput<typeof NewTrackFromFile>;
