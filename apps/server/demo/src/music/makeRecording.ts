import { createHash } from 'node:crypto';
import type { DemoRecording } from '../recordings.ts';
import { composeRecording } from './composeRecording.ts';
import { encodeMp3 } from './encode.ts';
import { targetLoudness } from './master.ts';
import { measurePeaks } from './measurePeaks.ts';
import { renderScore } from './render.ts';
import { trimSilence } from './trimSilence.ts';

/** A finished recording, as the worker returns it. */
export interface RecordingFile {
  mp3: Uint8Array<ArrayBuffer>;
  hash: string;
  /** Duration of the encoded sound in milliseconds. */
  duration: number;
  peaks: Uint8Array<ArrayBuffer>;
  loudness: number;
}

/** Composes, renders, masters, trims and encodes a demo recording. */
export async function makeRecording(recording: DemoRecording): Promise<RecordingFile> {
  const { sound, duration } = trimSilence(renderScore(composeRecording(recording), recording.seed));
  const mp3 = await encodeMp3(sound);
  return {
    mp3,
    duration,
    hash: createHash('sha256').update(mp3).digest('hex'),
    peaks: measurePeaks(sound),
    loudness: targetLoudness,
  };
}
