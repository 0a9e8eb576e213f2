import {
  type PlaybackState,
  playbackLifetime,
  type PlayerCommand,
  type PlayerDevice,
  type PlayerEvent,
  type PlayerReport,
  type QueueResponse,
} from '@segno/data/contract';
import type { Clock } from '../engine/Clock.ts';
import type { Player } from '../playback/createPlayer.ts';
import type { PlayerState } from '../playback/PlayerState.ts';
import type { Queue } from '../queue/queue.ts';
import { fromSnapshot, toSnapshot } from './queueSnapshot.ts';

/** The calls of the server. */
interface RemoteCalls {
  readPlayback(): Promise<PlaybackState | null>;
  readQueue(): Promise<QueueResponse>;
  report(report: PlayerReport): Promise<{ revision: number }>;
  send(command: PlayerCommand): Promise<unknown>;
  openEvents(listener: {
    onEvent: (event: PlayerEvent) => void;
    onOpen: () => void;
    onError: () => void;
  }): () => void;
  /** Reads again what the person may do. */
  followRights(): void;
  /** Whether an error says that another device has the playback. */
  isNotActive(error: unknown): boolean;
}

export interface RemoteOptions {
  player: Pick<Player, 'state' | 'progress' | 'remote' | 'commands' | 'snapshot' | 'adopt'>;
  calls: RemoteCalls;
  device: PlayerDevice;
  clock: Clock;
}

export interface Remote {
  /** Reports that nothing plays here any more. Call it when the page is left. */
  leave(): void;
  dispose(): void;
}

/** Without a connection the state is read this often, in ms. */
const readEvery = 15_000;
/** A change of the queue is reported after this time, so that several make one report. */
const queueDelay = 800;
/** While it plays, the position is reported this often. */
const positionEvery = 15_000;
/** A larger difference of the position from what is expected is a seek. */
const seekTolerance = 2000;

const isOn = ({ status }: PlayerState) => status === 'playing' || status === 'loading';

/**
 * Keeps the playback of a person the same on all devices (HANDOFF-1 to HANDOFF-4): reports what plays here, shows and
 * controls what plays elsewhere, and pauses when another device takes over.
 */
export function createRemote({ player, calls, device, clock }: RemoteOptions): Remote {
  const { state, progress, remote } = player;
  /** Whether this device has the playback. */
  let isActive = false;
  /** The last revision that this device knows. */
  let known = -1;
  let sentQueue: Queue | null = null;
  let isSending = false;
  /** A report that waits for the one before it. */
  let waiting: { take: boolean } | null = null;
  let isTaking = false;
  let isDisposed = false;
  let reported = { position: 0, at: 0 };
  let cancelQueue = () => {};
  let cancelBeat = () => {};
  let cancelRead = () => {};
  let cancelSilence = () => {};

  async function report(take: boolean, isLeaving = false): Promise<void> {
    if (isDisposed) return;
    if (take) isTaking = true;
    if (isSending) {
      waiting = { take: take || waiting?.take === true };
      return;
    }
    isSending = true;
    cancelQueue();
    const left = player.snapshot();
    const now = state.getState();
    const { position } = progress.getState();
    reported = { position, at: clock.now() };
    try {
      const { revision } = await calls.report({
        device,
        take,
        track_id: now.current?.track.id ?? null,
        position: Math.round(position),
        is_playing: isOn(now) && !isLeaving,
        ...(left && left.queue !== sentQueue && { queue: toSnapshot(left) }),
      });
      known = Math.max(known, revision);
      isActive = true;
      sentQueue = left?.queue ?? null;
      remote.setState({ playback: null });
    } catch (error) {
      if (calls.isNotActive(error)) isActive = false;
      // Otherwise the next change reports again.
    }
    isSending = false;
    const next = waiting;
    waiting = null;
    if (next) await report(next.take);
    else isTaking = false;
    beatLater();
  }

  function beatLater() {
    cancelBeat();
    if (!isActive || isDisposed || !isOn(state.getState())) return;
    cancelBeat = clock.after(positionEvery, () => void report(false));
  }

  function receive(playback: PlaybackState | null) {
    if (isDisposed || isTaking || (playback && playback.revision < known)) return;
    cancelSilence();
    if (!playback?.track) {
      remote.setState({ playback: null });
      return;
    }
    known = playback.revision;
    isActive = playback.device.id === device.id;
    if (isActive) {
      remote.setState({ playback: null });
      return;
    }
    sentQueue = null;
    cancelBeat();
    cancelQueue();
    if (playback.is_playing && isOn(state.getState())) player.commands.pause();
    const age = Math.max(0, Date.parse(playback.now) - Date.parse(playback.at));
    // Without a further report the server says that it is paused.
    if (playback.is_playing)
      cancelSilence = clock.after(Math.max(1000, playbackLifetime - age + 1000), () => void read());
    remote.setState({
      playback: {
        device: playback.device.name,
        track: playback.track,
        isPlaying: playback.is_playing,
        position: playback.position,
        at: clock.now() - age,
      },
    });
  }

  function obey({ kind, value }: PlayerCommand) {
    if (!isActive) return;
    const { commands } = player;
    switch (kind) {
      case 'play':
        commands.resume();
        break;
      case 'pause':
        commands.pause();
        break;
      case 'next':
        commands.next();
        break;
      case 'previous':
        commands.previous();
        break;
      case 'seek':
        if (value !== null) commands.seek(value);
        break;
      case 'volume':
        if (value !== null) commands.setVolume(value);
        break;
    }
  }

  const read = async () => {
    try {
      receive(await calls.readPlayback());
    } catch {
      // Read again later.
    }
  };
  const readLater = () => {
    cancelRead();
    cancelRead = clock.after(readEvery, () => void read().then(readLater));
  };

  const leave = [
    state.subscribe((now, before) => {
      const begins = isOn(now) && !isOn(before);
      if (begins && !isActive) {
        void report(true);
        return;
      }
      if (!isActive && !isTaking) return;
      const isOther = now.current?.key !== before.current?.key;
      if (isOther || isOn(now) !== isOn(before)) void report(begins);
      else if (
        now.upcoming !== before.upcoming ||
        now.nextUp !== before.nextUp ||
        now.repeat !== before.repeat
      ) {
        cancelQueue();
        cancelQueue = clock.after(queueDelay, () => void report(false));
      }
    }),
    progress.subscribe(({ position }) => {
      if (!isActive || isTaking) return;
      const now = state.getState();
      const expected = reported.position + (isOn(now) ? (clock.now() - reported.at) * now.rate : 0);
      if (Math.abs(position - expected) < seekTolerance) return;
      reported = { position, at: clock.now() };
      cancelQueue();
      cancelQueue = clock.after(200, () => void report(false));
    }),
  ];

  const close = calls.openEvents({
    onEvent: (event) => {
      if (event.type === 'state') receive(event.playback);
      else if (event.type === 'rights') calls.followRights();
      else obey(event.command);
    },
    onOpen: () => cancelRead(),
    onError: readLater,
  });

  remote.setState({
    commands: {
      send: (kind, value) => void calls.send({ kind, value: value ?? null }).catch(() => {}),
      async continueHere() {
        const asked = clock.now();
        const response = await calls.readQueue();
        const { viewer } = state.getState();
        const serverNow = response.playback
          ? Date.parse(response.playback.now) + (clock.now() - asked) / 2
          : 0;
        const left = fromSnapshot(response, viewer, serverNow);
        if (left) player.adopt(left, true);
      },
    },
  });
  // Something may play here already.
  if (isOn(state.getState())) void report(true);

  return {
    leave() {
      if (isActive && isOn(state.getState())) void report(false, true);
    },
    dispose() {
      isDisposed = true;
      close();
      for (const end of leave) end();
      cancelQueue();
      cancelBeat();
      cancelRead();
      cancelSilence();
      remote.setState({ playback: null, commands: null });
    },
  };
}
