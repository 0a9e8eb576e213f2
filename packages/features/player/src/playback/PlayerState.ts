import type { Image, Track } from '@segno/data/contract';

/** The origin of the tracks, which "Playing from" shows as a link. */
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
  /** The id of the record. For a radio it is the seed: `track/34`. */
  id: number | string;
  /** The genre or tag by which a channel is filtered. */
  restriction?: string;
  name: string;
  href: string;
  /** The picture of the context, if known. It is not stored with the queue. */
  image?: Image | null;
}

/** One entry of the queue. A track may be in several entries, each with its own `key`. */
export interface QueueEntry {
  key: string;
  track: Track;
  /** `user` entries were added by the listener and play before the rest of the context. */
  origin: 'context' | 'user';
}

export type PlaybackStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'error';
export type RepeatMode = 'off' | 'one' | 'all';

/** A message that is shown once, as a toast. */
export type PlayerNotice =
  | { type: 'skipped' | 'slow'; track: Track }
  | { type: 'unplayable' | 'offline' | 'cleared' | 'pausedHere' | 'pausedElsewhere' }
  | { type: 'unavailable' | 'empty'; name: string }
  | { type: 'added' | 'playsNext'; count: number; name: string };

/** The state of the player without the position, which changes too often and is in `PlayerProgress`. */
export interface PlayerState {
  /** The id of the signed-in person whose queue it is; null for a guest. */
  viewer: number | null;
  status: PlaybackStatus;
  current: QueueEntry | null;
  context: PlayContext | null;
  /** Entries that the listener added; they play first. */
  nextUp: readonly QueueEntry[];
  /** The rest of the context in playback order. */
  upcoming: readonly QueueEntry[];
  /** The played entries, to which `previous` returns; oldest first. */
  history: readonly QueueEntry[];
  repeat: RepeatMode;
  isShuffled: boolean;
  /** Whether similar music continues after the end of the queue. */
  autoplay: boolean;
  /** The volume, from 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** The playback rate; 1 is the recorded speed. */
  rate: number;
  /** The context that was requested and is still loading. */
  pending: PlayContext | null;
  /** The newest notice; each notice is a new object. */
  notice: PlayerNotice | null;
}

/** The times of the current track in milliseconds. They change several times a second. */
export interface PlayerProgress {
  position: number;
  duration: number;
  buffered: number;
}

/** The open views of the player. */
export interface PlayerView {
  isQueueOpen: boolean;
  /** `cover` and `queue` are the two views of the full-screen player. */
  fullScreen: 'closed' | 'cover' | 'queue';
  areShortcutsOpen: boolean;
}

/** The commands of the player. */
export interface PlayerCommands {
  /**
   * Plays a context from the track with the index `startAt`, counted from 0; -1 means any track. `tracks` are the first
   * tracks of the context, if they are loaded already.
   */
  play(context: PlayContext, tracks?: readonly Track[], startAt?: number): void;
  toggle(): void;
  resume(): void;
  pause(): void;
  next(): void;
  /** Restarts the track after its first 3 s. Within them, plays the previous track. */
  previous(): void;
  seek(position: number): void;
  setVolume(volume: number): void;
  toggleMute(): void;
  setRate(rate: number): void;
  setRepeat(mode: RepeatMode): void;
  setShuffle(isShuffled: boolean): void;
  setAutoplay(autoplay: boolean): void;
  /** Appends tracks, or all tracks of a context, to next up. */
  addToQueue(what: readonly Track[] | PlayContext): void;
  /** Inserts tracks, or all tracks of a context, at the front of next up. */
  playNext(what: readonly Track[] | PlayContext): void;
  remove(key: string): void;
  /** Moves an entry before another, or with `null` to the end of its list. */
  move(key: string, beforeKey: string | null): void;
  /** Removes all entries after the current track. Playback continues. */
  clearQueue(): void;
  undoClear(): void;
  jumpTo(key: string): void;
  /**
   * Follows a change of the signed-in person (AUTH-9): the music stops, and the new viewer's stored queue is restored. A
   * guest who signs in keeps the queue. A logout removes what is stored; a session that ends on its own sets it aside.
   */
  changeViewer(viewer: number | null, isLogout: boolean): void;
}

export const initialState: PlayerState = {
  viewer: null,
  status: 'idle',
  current: null,
  context: null,
  nextUp: [],
  upcoming: [],
  history: [],
  repeat: 'off',
  isShuffled: false,
  autoplay: true,
  volume: 1,
  isMuted: false,
  rate: 1,
  pending: null,
  notice: null,
};

export const initialProgress: PlayerProgress = { position: 0, duration: 0, buffered: 0 };
