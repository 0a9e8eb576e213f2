import type { Image, Track } from '@segno/data/contract';

/** Where the music comes from: what "Playing from" names and leads to. */
export interface PlayContext {
  type:
    | 'album'
    | 'artist'
    | 'playlist'
    | 'track'
    | 'channel'
    | 'tag'
    | 'genre'
    | 'search'
    | 'radio'
    | 'queue';
  /** Of a radio it is the seed: `track/34`. */
  id: number | string;
  /** The genre or tag that a channel is narrowed to. */
  restriction?: string;
  name: string;
  href: string;
  /** Its picture, where it is known. It is not kept with the queue. */
  image?: Image | null;
}

/** One place in the queue. The same track may be in several places, each with its own `key`. */
export interface QueueEntry {
  key: string;
  track: Track;
  /** `user` entries were added by hand and sound before the rest of the context. */
  origin: 'context' | 'user';
}

export type PlaybackStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'error';
export type RepeatMode = 'off' | 'one' | 'all';

/** A message that is shown once. */
export type PlayerNotice =
  | { type: 'skipped' | 'slow'; track: Track }
  | { type: 'unplayable' | 'offline' | 'cleared' | 'pausedHere' | 'pausedElsewhere' }
  | { type: 'unavailable' | 'empty'; name: string }
  | { type: 'added' | 'playsNext'; count: number; name: string };

/** All of the player that changes at human pace. The position is in `PlayerProgress`. */
export interface PlayerState {
  status: PlaybackStatus;
  current: QueueEntry | null;
  context: PlayContext | null;
  /** Added by the listener; sounds first. */
  nextUp: readonly QueueEntry[];
  /** The rest of the context, in the order in which it will sound. */
  upcoming: readonly QueueEntry[];
  /** What `previous` goes back through, oldest first. */
  history: readonly QueueEntry[];
  repeat: RepeatMode;
  isShuffled: boolean;
  /** Whether similar music follows the end of the queue. */
  goesOn: boolean;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** 1 is the recorded speed. */
  rate: number;
  /** What was asked to play and is still being fetched. */
  pending: PlayContext | null;
  /** The newest notice; a new object for each. */
  notice: PlayerNotice | null;
}

/** The times of the current track in milliseconds. They change several times a second. */
export interface PlayerProgress {
  position: number;
  duration: number;
  buffered: number;
}

/** Which of the player's own views are open. */
export interface PlayerView {
  isQueueOpen: boolean;
  /** `queue` is the full screen with its queue in front. */
  fullScreen: 'closed' | 'cover' | 'queue';
  areShortcutsOpen: boolean;
}

/** All that can be asked of the player. */
export interface PlayerCommands {
  /**
   * Plays what the context holds from the place `startAt`, counted from 0; -1 is any place. `tracks` are those of its
   * beginning that are known already.
   */
  play(context: PlayContext, tracks?: readonly Track[], startAt?: number): void;
  toggle(): void;
  resume(): void;
  pause(): void;
  next(): void;
  /** Restarts the track after its first 3 s, and goes to the one before within them. */
  previous(): void;
  seek(position: number): void;
  setVolume(volume: number): void;
  toggleMute(): void;
  setRate(rate: number): void;
  setRepeat(mode: RepeatMode): void;
  setShuffle(isShuffled: boolean): void;
  setGoesOn(goesOn: boolean): void;
  /** Puts tracks, or all of a context, at the end of next up. */
  addToQueue(what: readonly Track[] | PlayContext): void;
  /** Puts tracks, or all of a context, at the front of next up. */
  playNext(what: readonly Track[] | PlayContext): void;
  remove(key: string): void;
  /** Puts an entry before another, or with `null` at the end of the list that it is in. */
  move(key: string, beforeKey: string | null): void;
  /** Empties all that is to come. What sounds goes on. */
  clearQueue(): void;
  undoClear(): void;
  jumpTo(key: string): void;
}

export const initialState: PlayerState = {
  status: 'idle',
  current: null,
  context: null,
  nextUp: [],
  upcoming: [],
  history: [],
  repeat: 'off',
  isShuffled: false,
  goesOn: true,
  volume: 1,
  isMuted: false,
  rate: 1,
  pending: null,
  notice: null,
};

export const initialProgress: PlayerProgress = { position: 0, duration: 0, buffered: 0 };
