import type { Song } from './songs.ts';

/** Samples a second of everything in here. */
export const sampleRate = 44_100;

const samplesPerFrame = 1_152;
const ringing = 2.8;

/** The parts that a form is made of; `end` is the last chord, left to ring. */
export type SectionName = 'intro' | 'a' | 'b' | 'break' | 'solo' | 'outro' | 'end';

export interface Section {
  name: SectionName;
  bars: number;
  /** Counts from 0 how often a section of this name was played before. */
  turn: number;
}

const isSectionName = (name: string): name is SectionName =>
  ['intro', 'a', 'b', 'break', 'solo', 'outro', 'end'].includes(name);

/** Reads a form such as `intro4 a8 b8 end2`. */
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

/** MP3 frames of a song: its bars and the ringing of its last chord, rounded up. */
export function countFrames(song: Song): number {
  const bars = readForm(song.form).reduce((sum, section) => sum + section.bars, 0);
  const seconds = (bars * song.meter * 60) / song.tempo + ringing;
  return Math.ceil((seconds * sampleRate) / samplesPerFrame);
}

/** Milliseconds that so many MP3 frames play. */
export const framesToDuration = (frames: number) =>
  Math.round((frames * samplesPerFrame * 1000) / sampleRate);

/** MP3 frames that play so many milliseconds. */
export const durationToFrames = (duration: number) =>
  Math.round((duration * sampleRate) / (samplesPerFrame * 1000));

/** Samples to hand to the encoder, which adds one frame of its own, so that it makes so many frames. */
export const framesToSamples = (frames: number) => (frames - 1) * samplesPerFrame - 288;
