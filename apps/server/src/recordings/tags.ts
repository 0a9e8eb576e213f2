import type { RecordingTags } from '@segno/data/contract';

/** What a file says about itself. Only `container` and `duration` are used without a check of the sound. */
export interface ReadTags {
  tags: RecordingTags;
  container: string | null;
  codec: string | null;
  lossless: boolean;
  /** In milliseconds, as the header has it. */
  duration: number | null;
  sampleRate: number | null;
  bitRate: number | null;
  channels: number | null;
  picture: Uint8Array | null;
}

/** The response of the thread that reads tags. */
export type TagsResponse = { read: ReadTags } | { read: null };
