import type { Song } from './songs.ts';

/** The sample rate of all sounds, in hertz. */
export const sampleRate = 44_100;

const samplesPerFrame = 1_152;
const ringing = 2.8;

/** The section names of a form. `end` is the last chord, which rings out. */
export type SectionName = 'intro' | 'a' | 'b' | 'break' | 'solo' | 'outro' | 'end';

export interface Section {
  name: SectionName;
  bars: number;
  /** The number of earlier sections with this name. */
  turn: number;
}

const isSectionName = (name: string): name is SectionName =>
  ['intro', 'a', 'b', 'break', 'solo', 'outro', 'end'].includes(name);

/** Parses a form such as `intro4 a8 b8 end2`. */
export function readForm(form: string): Section[] {
  const turns = new Map<string, number>();
  return form.split(' ').map((word) => {
    const name = word.replace(/\d+$/, '');
    const bars = Number(word.slice(name.length));
    if (!isSectionName(name) || !(bars > 0)) throw new Error(`"${word}" is no section of a form`);
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return { name, bars, turn };
  });
}

/** The number of MP3 frames of a song: its bars and the decay of its last chord, rounded up. */
export function countFrames(song: Song): number {
  const bars = readForm(song.form).reduce((sum, section) => sum + section.bars, 0);
  const seconds = (bars * song.meter * 60) / song.tempo + ringing;
  return Math.ceil((seconds * sampleRate) / samplesPerFrame);
}

/** The duration of a number of MP3 frames in milliseconds. */
export const framesToDuration = (frames: number) =>
  Math.round((frames * samplesPerFrame * 1000) / sampleRate);

/** The number of MP3 frames of a duration in milliseconds. */
export const durationToFrames = (duration: number) =>
  Math.round((duration * sampleRate) / (samplesPerFrame * 1000));

/** The number of input samples that gives this number of frames. The encoder itself adds one frame. */
export const framesToSamples = (frames: number) => (frames - 1) * samplesPerFrame - 288;
