import type { Track } from '@segno/data/contract';
import type { StoreApi } from 'zustand/vanilla';
import {
  add,
  advance,
  append,
  clear,
  emptyQueue,
  following,
  goOnWith,
  jump,
  move,
  type Queue,
  type Random,
  remove,
  restore,
  retreat,
  rewind,
  setRepeat,
  setShuffle,
  start,
} from '../queue/queue.ts';
import { radioContext } from '../cards/contexts.ts';
import { systemClock, type Clock } from './Clock.ts';
import { createEngine, type Sound } from './engine.ts';
import type { MediaElement } from './MediaElement.ts';
import { connectMediaSession } from './mediaSession.ts';
import type { Feed, OpenFeed } from './openFeed.ts';
import { createMemory } from './memory.ts';
import { readSaved } from './persistence.ts';
import type {
  PlayContext,
  PlayerCommands,
  PlayerNotice,
  PlayerProgress,
  PlayerState,
  QueueEntry,
} from './PlayerState.ts';
import { joinTabs } from './tabs.ts';

export interface RuntimeOptions {
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
  media: readonly [MediaElement, MediaElement];
  openFeed: OpenFeed;
  storage: Storage | null;
  /** Whether the next track is fetched before the current one ends. @default true */
  preloadsNext?: boolean;
  clock?: Clock;
  random?: Random;
}

export { feedsFrom } from './openFeed.ts';

export type Runtime = PlayerCommands & { dispose(): void };

const restartAfter = 3000;
/** The next track is fetched when the current one is this near to its end, or all here. */
const preloadBefore = 30_000;
/** More of a context is read when less than this is left of it. */
const wantedAhead = 40;
/** Number of tracks to load before the first shuffled track is drawn. */
const drawnFrom = 200;
/** Number of tracks to load while a shuffled context plays; they are mixed into what is to come. */
const wantedToShuffle = 2000;
/** So much of a context is put into next up. */
const mostAdded = 500;
/** After so many failures in a row the fault is not with the tracks. */
const mostFailures = 10;
const patientFailures = 3;
const failureDelay = 1000;

const soundOf = ({ key, track }: QueueEntry): Sound => ({
  id: key,
  url: track.source.url,
  duration: track.duration,
});
const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;
const isTracks = (what: readonly Track[] | PlayContext): what is readonly Track[] => Array.isArray(what);

/** The working part of the player, fetched on first intent. It reads what was saved and answers every command. */
export function startRuntime(options: RuntimeOptions): Runtime {
  const { state, progress, media, openFeed, storage, preloadsNext = true } = options;
  const { clock = systemClock, random = Math.random } = options;
  let queue: Queue = emptyQueue;
  let feed: Feed | null = null;
  let taken = 0;
  let isReading = false;
  let isAwaitingMore = false;
  /** The key of the entry that the engine holds. */
  let loadedKey: string | null = null;
  /** The newest request to play wins over slower ones before it. */
  let request = 0;
  /** Another tab that sounds owns what is saved, until something is done here again. */
  let isOwner = true;
  /** The queue that follows when another one is over, and the one that similar music was looked for after. */
  let similar: { after: Queue; next: Queue } | null = null;
  let soughtAfter: Queue | null = null;
  let isSeeking = false;
  const failed = new Set<string>();
  let cancelSkip = () => {};
  let disconnectSession: (() => void) | null = null;

  const notify = (notice: PlayerNotice) => state.setState({ notice });

  const engine = createEngine(
    media,
    {
      onStatus(status) {
        if (status === 'playing') failed.clear();
        if (status === 'ended') goOn();
        else state.setState({ status });
      },
      onProgress(now) {
        progress.setState(now, true);
        memory.positionChanged();
        const isNear = now.duration - now.position < preloadBefore;
        const isWhole = now.duration > 0 && now.buffered > now.duration - 1000;
        if (isNear || isWhole) prepare();
      },
      onSlow() {
        if (queue.current) notify({ type: 'slow', track: queue.current.track });
      },
      onFailure: skipFailed,
    },
    clock,
  );

  const tabs = joinTabs(
    {
      onClaimed() {
        isOwner = false;
        cancelSkip();
        if (!isSounding()) return;
        engine.pause();
        tabs.yielded();
        notify({ type: 'pausedHere' });
      },
      onYielded: () => notify({ type: 'pausedElsewhere' }),
    },
    storage,
  );

  function isSounding() {
    const { status } = state.getState();
    return status === 'playing' || status === 'loading';
  }

  const memory = createMemory({
    storage,
    clock,
    isOwner: () => isOwner,
    remembered: () => {
      const { goesOn, volume, isMuted, rate } = state.getState();
      return { queue, taken: feed ? taken : null, goesOn, volume, isMuted, rate };
    },
    position: () => progress.getState().position,
  });

  function publish(next: Queue) {
    queue = next;
    const { current, context, nextUp, upcoming, history, repeat, isShuffled } = next;
    state.setState({ current, context, nextUp, upcoming, history, repeat, isShuffled });
    memory.queueChanged();
    void readAhead();
  }

  /** Keeps the second deck on what sounds next. */
  function prepare() {
    if (!preloadsNext) return;
    const next = following(queue) ?? (similar?.after === queue ? similar.next.current : null);
    engine.preload(next && next !== queue.current ? soundOf(next) : null);
    if (!next) void findSimilar();
  }

  /** A change of what comes: the second deck follows only if it was loaded already, so nothing is fetched too early. */
  function arrange(next: Queue) {
    const before = following(queue);
    publish(next);
    if (before !== following(queue)) engine.preload(null);
  }

  async function readAhead() {
    const source = feed;
    const isWanted = queue.isShuffled
      ? queue.order.length < wantedToShuffle
      : queue.upcoming.length < wantedAhead;
    if (!source || isReading || !(isWanted || isAwaitingMore)) return;
    isReading = true;
    let page: readonly Track[] | null = null;
    try {
      page = await source.next();
    } catch {
      // It is asked for again with the next change of the queue.
      isReading = false;
      if (isAwaitingMore) finish();
      return;
    }
    isReading = false;
    if (source !== feed) {
      void readAhead();
      return;
    }
    if (page === null) {
      feed = null;
      if (isAwaitingMore) goOn();
      else memory.queueChanged();
      return;
    }
    taken += page.length;
    publish(append(queue, page, random));
    if (isAwaitingMore && page.length > 0) goOn();
  }

  /** Loads the current entry of a queue, whatever was there before. */
  function sound(next: Queue, play: boolean, position = 0) {
    cancelSkip();
    isAwaitingMore = false;
    publish(next);
    const { current } = next;
    if (!current) {
      loadedKey = null;
      engine.unload();
      progress.setState({ position: 0, duration: 0, buffered: 0 }, true);
      state.setState({ status: 'idle' });
      disconnectSession?.();
      disconnectSession = null;
      return;
    }
    if (play) own();
    loadedKey = current.key;
    engine.load(soundOf(current), { position, play });
    memory.flush();
  }

  /** This tab is the one that sounds and that is remembered. */
  function own() {
    isOwner = true;
    tabs.claim();
    if (disconnectSession || typeof navigator === 'undefined' || !('mediaSession' in navigator)) return;
    disconnectSession = connectMediaSession({
      session: navigator.mediaSession,
      createMetadata: (init) => new MediaMetadata(init),
      state,
      progress,
      commands,
    });
  }

  function finish() {
    isAwaitingMore = false;
    state.setState({ status: 'ended' });
  }

  /** Looks once for music that goes on after the last track of the queue. */
  async function findSimilar() {
    const after = queue;
    const { current } = after;
    if (!state.getState().goesOn || !current || feed || soughtAfter === after || advance(after, true)) return;
    soughtAfter = after;
    isSeeking = true;
    const context = radioContext(current.track);
    const heard = new Set([...after.history, ...after.order, current].map(({ track }) => track.id));
    try {
      const page = await openFeed(context)?.next();
      const fresh = page?.filter(({ id }) => !heard.has(id)) ?? [];
      if (after === queue && fresh.length > 0) similar = { after, next: goOnWith(after, context, fresh) };
    } catch {
      // The queue ends, as it does without similar music.
    }
    isSeeking = false;
    if (after === queue && isAwaitingMore) goOn();
  }

  /** Waits for more music: the rest of the context, or similar music after it. */
  function awaitMore() {
    isAwaitingMore = true;
    state.setState({ status: 'loading' });
    void readAhead();
    void findSimilar();
  }

  /** What follows the end of a track. */
  function goOn() {
    const next = advance(queue, true);
    if (next === queue) {
      engine.seek(0);
      engine.play();
    } else if (next) {
      sound(next, true);
    } else if (similar?.after === queue) {
      sound(similar.next, true);
    } else if (feed || mayGoOn()) {
      awaitMore();
    } else {
      finish();
    }
  }

  /** Whether similar music is still to be looked for. */
  const mayGoOn = () =>
    state.getState().goesOn && queue.current !== null && (isSeeking || soughtAfter !== queue);

  function skipFailed() {
    const { current } = queue;
    if (!current) return;
    loadedKey = null;
    state.setState({ status: 'error' });
    if (isOffline()) {
      notify({ type: 'offline' });
      return;
    }
    failed.add(current.key);
    const next = advance(queue, false);
    if (!next?.current || failed.has(next.current.key) || failed.size >= mostFailures) {
      notify({ type: 'unplayable' });
      return;
    }
    notify({ type: 'skipped', track: current.track });
    state.setState({ status: 'loading' });
    cancelSkip = clock.after(failed.size > patientFailures ? failureDelay : 0, () => sound(next, true));
  }

  /** The tracks of a context from its beginning until there are more than `atLeast`. */
  async function readUntil(source: Feed, atLeast: number, known: readonly Track[] = []) {
    const tracks = [...known];
    while (tracks.length <= atLeast) {
      const page = await source.next();
      if (page === null) return { tracks, rest: null };
      tracks.push(...page);
    }
    return { tracks, rest: source };
  }

  async function playContext(context: PlayContext, startAt: number, known: readonly Track[] = []) {
    request += 1;
    const mine = request;
    state.setState({ pending: context });
    try {
      const source = openFeed(context, known.length);
      const atLeast = startAt < 0 ? drawnFrom - 1 : startAt;
      const found = source ? await readUntil(source, atLeast, known) : { tracks: known, rest: null };
      if (mine !== request) return;
      state.setState({ pending: null });
      if (found.tracks.length === 0) {
        notify({ type: 'empty', name: context.name });
        return;
      }
      begin(context, found.tracks, startAt, found.rest);
    } catch {
      if (mine !== request) return;
      state.setState({ pending: null });
      if (known.length > 0) begin(context, known, startAt, openFeed(context, known.length));
      else notify({ type: 'unavailable', name: context.name });
    }
  }

  function begin(context: PlayContext, tracks: readonly Track[], startAt: number, rest: Feed | null) {
    request += 1;
    failed.clear();
    feed = rest;
    taken = tracks.length;
    // Shuffled with no track chosen, any track may be the first.
    const first = queue.isShuffled && startAt < 0 ? Math.floor(random() * tracks.length) : startAt;
    state.setState({ pending: null });
    sound(start(queue, context, tracks, first, random), true);
  }

  async function addAll(what: readonly Track[] | PlayContext, first: boolean) {
    let tracks: readonly Track[] = [];
    let name = '';
    if (isTracks(what)) {
      tracks = what;
      name = what[0]?.name ?? '';
    } else {
      name = what.name;
      try {
        const source = openFeed(what);
        if (source) tracks = (await readUntil(source, mostAdded)).tracks.slice(0, mostAdded);
      } catch {
        notify({ type: 'unavailable', name });
        return;
      }
    }
    if (tracks.length === 0) {
      notify({ type: 'empty', name });
      return;
    }
    const wasEmpty = queue.current === null;
    isOwner = true;
    const next = add(queue, tracks, first);
    if (wasEmpty) sound(next, false);
    else arrange(next);
    notify({ type: first ? 'playsNext' : 'added', count: tracks.length, name });
  }

  const commands: Runtime = {
    play(context, tracks, startAt = queue.isShuffled && context.type !== 'track' ? -1 : 0) {
      if (tracks?.length === 0)
        state.setState({ pending: null, notice: { type: 'empty', name: context.name } });
      else if (tracks && startAt >= 0) begin(context, tracks, startAt, openFeed(context, tracks.length));
      else void playContext(context, startAt, tracks);
    },
    toggle() {
      if (isSounding()) commands.pause();
      else commands.resume();
    },
    resume() {
      if (!queue.current || isSounding()) return;
      failed.clear();
      if (state.getState().status === 'ended') {
        sound(rewind(queue), true);
      } else if (loadedKey === queue.current.key) {
        own();
        engine.play();
      } else {
        sound(queue, true, progress.getState().position);
      }
    },
    pause() {
      cancelSkip();
      request += 1;
      isAwaitingMore = false;
      state.setState({ pending: null });
      if (!queue.current) return;
      engine.pause();
      if (isSounding()) state.setState({ status: 'paused' });
      memory.flush();
    },
    next() {
      failed.clear();
      const next = advance(queue, false);
      if (next) {
        sound(next, true);
      } else if (feed || mayGoOn() || similar?.after === queue) {
        engine.pause();
        goOn();
      }
    },
    previous() {
      failed.clear();
      const before = progress.getState().position > restartAfter ? null : retreat(queue);
      if (before) sound(before, true);
      else if (state.getState().status === 'ended') sound(queue, true);
      else commands.seek(0);
    },
    seek(position) {
      const { duration } = progress.getState();
      const target = Math.min(Math.max(0, position), duration);
      if (loadedKey !== null && loadedKey === queue.current?.key) engine.seek(target);
      else progress.setState({ position: target });
      if (state.getState().status === 'ended') state.setState({ status: 'paused' });
      memory.positionChanged();
    },
    setVolume(volume) {
      const limited = Math.min(1, Math.max(0, volume));
      state.setState({ volume: limited, isMuted: limited === 0 ? state.getState().isMuted : false });
      engine.setVolume(limited);
      engine.setMuted(state.getState().isMuted);
      memory.queueChanged();
    },
    toggleMute() {
      state.setState({ isMuted: !state.getState().isMuted });
      engine.setMuted(state.getState().isMuted);
      memory.queueChanged();
    },
    setRate(rate) {
      state.setState({ rate });
      engine.setRate(rate);
      memory.queueChanged();
    },
    setRepeat: (mode) => arrange(setRepeat(queue, mode)),
    setGoesOn(goesOn) {
      state.setState({ goesOn });
      similar = null;
      soughtAfter = null;
      memory.queueChanged();
    },
    setShuffle: (isShuffled) => arrange(setShuffle(queue, isShuffled, random)),
    addToQueue: (what) => void addAll(what, false),
    playNext: (what) => void addAll(what, true),
    remove(key) {
      if (queue.current?.key === key) sound(remove(queue, key), isSounding());
      else arrange(remove(queue, key));
    },
    move: (key, beforeKey) => arrange(move(queue, key, beforeKey)),
    clearQueue() {
      const next = clear(queue);
      if (next === queue) return;
      clearedFeed = { feed, taken };
      feed = null;
      arrange(next);
      notify({ type: 'cleared' });
    },
    undoClear() {
      if (!queue.cleared) return;
      ({ feed, taken } = clearedFeed);
      arrange(restore(queue));
    },
    jumpTo(key) {
      failed.clear();
      if (key === queue.current?.key) {
        commands.seek(0);
        commands.resume();
        return;
      }
      const next = jump(queue, key);
      if (next !== queue) sound(next, true);
    },
    dispose() {
      cancelSkip();
      memory.dispose();
      disconnectSession?.();
      tabs.close();
      engine.dispose();
    },
  };
  let clearedFeed: { feed: Feed | null; taken: number } = { feed: null, taken: 0 };

  const saved = storage && readSaved(storage);
  if (saved) {
    const { goesOn, volume, isMuted, rate, position } = saved;
    queue = saved.queue;
    taken = saved.taken ?? 0;
    feed = saved.taken !== null && queue.context ? openFeed(queue.context, saved.taken) : null;
    const { current, context, nextUp, upcoming, history, repeat, isShuffled } = queue;
    state.setState({
      current,
      context,
      nextUp,
      upcoming,
      history,
      repeat,
      isShuffled,
      goesOn,
      volume,
      isMuted,
      rate,
      status: current ? 'paused' : 'idle',
    });
    if (current) {
      const { duration } = current.track;
      progress.setState({ position: Math.min(position, duration), duration, buffered: 0 }, true);
    }
  }
  const settings = state.getState();
  engine.setVolume(settings.volume);
  engine.setMuted(settings.isMuted);
  engine.setRate(settings.rate);

  return commands;
}
