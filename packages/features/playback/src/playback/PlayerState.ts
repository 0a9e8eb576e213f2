import type { SoundProgress } from '../engine/EngineState.ts';
import type { Image, RadioReason, Track } from '@segno/data/contract';

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
    | 'label'
    | 'library'
    | 'user'
    | 'queue';
  /** The id of the record. For a radio it is the seed: `track/34`. */
  id: number | string;
  /** The genre or tag by which a channel is filtered. */
  restriction?: string;
  /** The cursor of the page where a long list starts to play. It does not identify the context. */
  from?: string;
  name: string;
  href: string;
  /** The picture of the context, if known. It is not stored with the queue. */
  image?: Image | null;
  /** What the listener wants of a radio: ids of tracks. */
  tuning?: RadioTuning;
}

/** The tracks of a radio of which the listener wants more, and less. */
interface RadioTuning {
  more: number[];
  less: number[];
}

/** A track of a radio, with the reason why it is in it. */
export interface FeedTrack extends Track {
  reason: RadioReason;
}

/** One entry of the queue. A track may be in several entries, each with its own `key`. */
export interface QueueEntry {
  key: string;
  track: Track;
  /** `user` entries were added by the listener and play before the rest of the context. */
  origin: 'context' | 'user';
  /** Why a radio plays the track. */
  reason?: RadioReason;
}

/** A queue that was replaced or cleared, and can be restored. */
export interface RecentQueue {
  id: number;
  name: string;
  /** The number of its tracks. */
  count: number;
  /** When it was left. */
  at: number;
}

/** A change of the queue that can be undone. */
export type QueueChange = 'clear' | 'remove' | 'move' | 'replace' | 'tune';

/** When the music stops by itself. `at` is a time of the clock, in ms. */
export type SleepTimer = { kind: 'time'; at: number } | { kind: 'track' } | { kind: 'queue' };

/** What the loudness is evened over: nothing, each track, or the albums. */
export type LoudnessMode = 'off' | 'track' | 'album';

export type PlaybackStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'error';
export type RepeatMode = 'off' | 'one' | 'all';

/** A message that is shown once, as a toast. */
export type PlayerNotice =
  | { type: 'skipped' | 'skippedMissing' | 'skippedForbidden' | 'cutShort' | 'slow'; track: Track }
  | { type: 'unplayable' | 'offline' | 'unreachable' | 'cleared' | 'pausedHere' | 'pausedElsewhere' }
  | { type: 'removed'; track: Track }
  | { type: 'tuned'; wish: 'more' | 'less' }
  | { type: 'asleep' | 'outputGone' | 'outputLost' }
  | { type: 'sessionEnded' | 'preview' | 'membersOnly' }
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
  /** The length in seconds for which two tracks overlap; 0 for none. Tracks that follow each other on an album never do. */
  crossfade: number;
  loudness: LoudnessMode;
  /** The id of the output device; empty for that of the system. */
  output: string;
  /** The sleep timer, if it is set. */
  sleep: SleepTimer | null;
  /** The last change of the queue that can be undone. */
  undoable: QueueChange | null;
  /** The queues that were left, the last one first. */
  recentQueues: readonly RecentQueue[];
  /** The context that was requested and is still loading. */
  pending: PlayContext | null;
  /** The newest notice; each notice is a new object. */
  notice: PlayerNotice | null;
}

/** The times of the current track. */
export type PlayerProgress = SoundProgress;

/** What plays on another device of the signed-in person. */
interface RemotePlayback {
  /** The name of the device. */
  device: string;
  track: Track;
  isPlaying: boolean;
  /** The position in ms at the time `at` of this clock. */
  position: number;
  at: number;
}

/** The playback on other devices. */
export interface PlayerRemote {
  playback: RemotePlayback | null;
  /** Null while other devices are not connected. */
  commands: {
    /** `value` is a position in ms, or a volume from 0 to 1. */
    send(kind: 'play' | 'pause' | 'next' | 'previous' | 'seek' | 'volume', value?: number): void;
    /** Plays the queue of the other device here. Rejects when it cannot be read. */
    continueHere(): Promise<void>;
  } | null;
}

/** The open views of the player. */
export interface PlayerView {
  isQueueOpen: boolean;
  /** `cover`, `queue` and `lyrics` are the views of the full-screen player. */
  fullScreen: 'closed' | 'cover' | 'queue' | 'lyrics';
  areShortcutsOpen: boolean;
  isSettingsOpen: boolean;
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
  /** Undoes the last change of the queue. */
  undo(): void;
  /** Restores a queue that was left, and plays it where it was. */
  restoreQueue(id: number): void;
  /** Asks the radio that plays for more or less like a track. With `less`, the track does not play. */
  tuneRadio(trackId: number, wish: 'more' | 'less'): void;
  setCrossfade(seconds: number): void;
  setLoudness(mode: LoudnessMode): void;
  setOutput(deviceId: string): void;
  /** Stops the music after a number of minutes, after the track, or at the end of the queue; null turns it off. */
  setSleep(when: { minutes: number } | 'track' | 'queue' | null): void;
  jumpTo(key: string): void;
  /**
   * Follows a change of the signed-in person (AUTH-9). After a logout in this page the music stops and what is stored is
   * removed. A session that ends otherwise leaves the queue as it is until somebody else signs in. A guest who signs in
   * keeps the queue.
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
  crossfade: 0,
  loudness: 'off',
  output: '',
  sleep: null,
  undoable: null,
  recentQueues: [],
  pending: null,
  notice: null,
};

export const initialProgress: PlayerProgress = { position: 0, duration: 0, buffered: 0 };
