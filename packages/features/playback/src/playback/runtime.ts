import { radioMemory } from '@segno/data/contract';
import type { StoreApi } from 'zustand/vanilla';
import { append, emptyQueue, type Queue, type Random } from '../queue/queue.ts';
import { createAutosave } from './autosave.ts';
import { createChangeViewer } from './changeViewer.ts';
import { systemClock, type Clock } from '../engine/Clock.ts';
import { createContinuation } from './continuation.ts';
import { createCurrentQueue } from './currentQueue.ts';
import { createCurrentTrack } from './currentTrack.ts';
import { createEngine } from '../engine/engine.ts';
import { createFailures } from './failures.ts';
import { createLeftQueues } from './leftQueues.ts';
import type { MediaElement } from '../engine/MediaElement.ts';
import { createNextTrack } from './nextTrack.ts';
import type { OpenFeed } from './openFeed.ts';
import { type BrowserOutputs, createOutputControl } from './outputControl.ts';
import { createOwnership } from './ownership.ts';
import type { Standard } from './persistence.ts';
import type { PlayerCommands, PlayerNotice, PlayerProgress, PlayerState } from './PlayerState.ts';
import { probeSound, type SoundTrouble } from './probeSound.ts';
import { createQueueCommands } from './queueCommands.ts';
import { createQueueSounds } from './queueSounds.ts';
import { createReadAhead } from './readAhead.ts';
import { createRecentMemory, type LeftQueue, type RecentQueues } from './recentQueues.ts';
import { createReplaceQueue } from './replaceQueue.ts';
import { restoreSaved } from './restoreSaved.ts';
import { createSimilarMusic } from './similarMusic.ts';
import { createSleepTimer } from './sleepTimer.ts';
import { createSoundSettings } from './soundSettings.ts';
import { createStartContext } from './startContext.ts';
import { createTransport } from './transport.ts';
import { createUndo } from './undo.ts';

export interface RuntimeOptions extends BrowserOutputs {
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
  media: readonly [MediaElement, MediaElement];
  openFeed: OpenFeed;
  storage: Storage | null;
  /** Whether the next track is preloaded before the current one ends. @default true */
  preloadsNext?: boolean;
  /** What people without an account hear of a track. @default 'all' */
  guestsHear?: 'all' | 'preview' | 'nothing';
  /** What the site wants until a listener chooses otherwise. */
  standard?: Standard;
  clock?: Clock;
  random?: Random;
  /** The queues that were left. @default kept in memory */
  recents?: RecentQueues;
  /** Finds out why a sound cannot be played. @default a request to the server */
  probe?: (url: string) => Promise<SoundTrouble>;
}

export type Runtime = PlayerCommands & {
  snapshot(): LeftQueue;
  adopt(left: LeftQueue, play: boolean): void;
  dispose(): void;
};

/** More of a context is read when fewer tracks than this are left. */
const wantedAhead = 40;
/** A radio is read less far ahead, because it follows what the listener wants. */
const wantedOfRadio = 10;
/** The number of tracks to load while a shuffled context plays; they are shuffled into the upcoming tracks. */
const wantedToShuffle = 2000;

/** Whether more of the context is to be read for a queue. */
const wantsMore = ({ context, upcoming, order, isShuffled }: Queue) => {
  if (context?.type === 'radio') return upcoming.length < wantedOfRadio;
  return isShuffled ? order.length < wantedToShuffle : upcoming.length < wantedAhead;
};

/**
 * The runtime of the player, loaded on first use. It restores the saved state and implements the commands. Each part is a
 * module that names what it needs; this one puts them together.
 */
export function startRuntime(options: RuntimeOptions): Runtime {
  const { state, progress, media, openFeed, storage, preloadsNext = true } = options;
  const { guestsHear = 'all', standard = options.state.getState() } = options;
  const { clock = systemClock, random = Math.random, probe = probeSound } = options;
  const { recents = createRecentMemory(), openGraph, selectOutput, watchOutput } = options;

  const notify = (notice: PlayerNotice) => state.setState({ notice });
  const isPlaying = () => ['playing', 'loading'].includes(state.getState().status);

  const queue = createCurrentQueue({
    state,
    onChange() {
      autosave.queueChanged();
      readAhead.read();
    },
  });
  const isGuest = () => state.getState().viewer === null;
  const sounds = createQueueSounds({
    queue: queue.get,
    loudness: () => state.getState().loudness,
    arePreviews: () => guestsHear === 'preview' && isGuest(),
  });
  const failures = createFailures({
    state,
    progress,
    queue,
    track: () => track,
    sounds,
    isSilent: () => guestsHear === 'nothing' && isGuest(),
    clock,
    probe,
    notify,
  });
  let isToldOfPreviews = false;
  const tellOfPreviews = () => {
    if (isToldOfPreviews || !sounds.arePreviews()) return;
    isToldOfPreviews = true;
    notify({ type: 'preview' });
  };

  const engine = createEngine(
    media,
    {
      onStatus(status) {
        if (status === 'playing') {
          failures.played();
          tellOfPreviews();
        }
        if (status === 'ended') continuation.afterTrack();
        else state.setState({ status });
      },
      onProgress(now) {
        progress.setState(now, true);
        sleep.positionChanged(now);
        autosave.positionChanged();
        nextTrack.positionChanged(now);
      },
      onSlow() {
        const { current } = queue.get();
        if (current) notify({ type: 'slow', track: current.track });
      },
      onCut() {
        const { current } = queue.get();
        if (current) notify({ type: 'cutShort', track: current.track });
      },
      onFailure: failures.failed,
    },
    clock,
  );

  const ownership = createOwnership({
    state,
    progress,
    storage,
    commands: () => commands,
    pauseForOtherTab() {
      failures.cancel();
      const wasPlaying = isPlaying();
      if (wasPlaying) engine.pause();
      return wasPlaying;
    },
    notify,
  });

  const readAhead = createReadAhead({
    recent() {
      const { history, current, nextUp, upcoming } = queue.get();
      return [...history.slice(-radioMemory), ...(current ? [current] : []), ...nextUp, ...upcoming].map(
        ({ track: { id } }) => id,
      );
    },
    isWanted: () => continuation.isAwaited() || wantsMore(queue.get()),
    onTracks(tracks) {
      queue.publish(append(queue.get(), tracks, random));
      if (tracks.length > 0) continuation.settled();
    },
    onEnd() {
      if (continuation.isAwaited()) continuation.settled();
      else autosave.queueChanged();
    },
    onFailure: () => continuation.failed(),
  });

  const similar = createSimilarMusic({
    openFeed,
    queue: queue.get,
    isWanted: () => state.getState().autoplay && !readAhead.hasMore() && !sleep.endsWithQueue(),
    onSettled: () => continuation.settled(),
  });

  const autosave = createAutosave({
    storage,
    clock,
    isOwner: ownership.isOwner,
    savedState() {
      const now = state.getState();
      const { viewer, volume, isMuted, rate, output } = now;
      // What equals the site's is no choice: a later change of the site is followed.
      const choice = <TName extends keyof Standard>(name: TName): Standard[TName] | undefined =>
        now[name] === standard[name] ? undefined : now[name];
      return {
        owner: viewer,
        queue: queue.get(),
        taken: readAhead.taken(),
        volume,
        isMuted,
        rate,
        output,
        autoplay: choice('autoplay'),
        crossfade: choice('crossfade'),
        loudness: choice('loudness'),
      };
    },
    position: () => progress.getState().position,
  });

  const sleep = createSleepTimer({
    state,
    engine,
    clock,
    pause: () => commands.pause(),
    onChange: () => engine.preload(null),
    onAsleep: () => notify({ type: 'asleep' }),
  });

  const outputs = createOutputControl({
    state,
    engine,
    openGraph,
    selectOutput,
    watchOutput,
    endsWithJoin: sounds.endsWithJoin,
    pause() {
      if (isPlaying()) commands.pause();
    },
    onLeft: autosave.queueChanged,
    notify,
  });

  const track = createCurrentTrack({
    state,
    progress,
    queue,
    engine,
    sounds,
    ownership,
    onLoad() {
      failures.cancel();
      continuation.cancel();
    },
    onStarted: outputs.needGraph,
    onLoaded: autosave.flush,
  });
  const nextTrack = createNextTrack({
    state,
    queue,
    engine,
    sounds,
    similar,
    sleep,
    isPreloaded: preloadsNext,
  });
  const continuation = createContinuation({ state, queue, track, engine, readAhead, similar, sleep });
  const leftQueues = createLeftQueues({ state, progress, queue, readAhead, recents });

  const restore = () => restoreSaved({ state, progress, storage, queue, readAhead, openFeed, standard });
  // Only now: after a sign-in the choices of this page stay.
  if (!restore()) state.setState(options.standard ?? {});
  leftQueues.list();
  if (state.getState().output !== '') outputs.selectDevice();

  const undo = createUndo({
    state,
    queue: queue.get,
    readAhead,
    position: () => progress.getState().position,
    arrange: nextTrack.arrange,
    reload: (next, position) => track.load(next, isPlaying(), position),
  });
  const replaceQueue = createReplaceQueue({
    queue,
    track,
    leftQueues,
    readAhead,
    undo,
    openFeed,
    random,
    onReplace: failures.reset,
  });
  const startContext = createStartContext({ state, openFeed, begin: replaceQueue.begin, notify, random });

  const follow = createChangeViewer({
    state,
    storage,
    autosave,
    queue: queue.get,
    notify,
    empty() {
      undo.forget();
      failures.reset();
      similar.reset();
      readAhead.moveTo({ feed: null, taken: 0 });
      const { repeat, isShuffled } = queue.get();
      track.load({ ...emptyQueue, repeat, isShuffled }, false);
    },
    restore() {
      restore();
      leftQueues.list();
    },
    forget: leftQueues.clear,
  });

  const commands: Runtime = {
    ...createSoundSettings({
      state,
      engine,
      onTransition() {
        outputs.needGraph();
        engine.preload(null);
        const { current } = queue.get();
        if (current) engine.setGain(sounds.gain(current.track));
      },
      onOutput: outputs.selectDevice,
      onChange: autosave.queueChanged,
    }),
    ...createQueueCommands({
      queue: queue.get,
      arrange: nextTrack.arrange,
      loadCurrent: track.load,
      isPlaying,
      readAhead,
      undo,
      leaveQueue: leftQueues.leave,
      openFeed,
      acquireStorage: ownership.acquireStorage,
      skip: () => commands.next(),
      notify,
      random,
    }),
    ...createTransport({
      state,
      progress,
      queue,
      track,
      engine,
      failures,
      continuation,
      startContext,
      readAhead,
      similar,
      ownership,
      outputs,
      autosave,
      isPlaying,
    }),
    play: startContext.play,
    setSleep: sleep.setSleep,
    snapshot: leftQueues.snapshot,
    adopt: replaceQueue.adopt,
    restoreQueue(id) {
      void leftQueues.read(id).then((left) => {
        if (left) replaceQueue.adopt(left, true);
      });
    },
    setAutoplay(autoplay) {
      state.setState({ autoplay });
      similar.reset();
      autosave.queueChanged();
    },
    changeViewer(viewer, isLogout) {
      const werePreviews = sounds.arePreviews();
      follow(viewer, isLogout);
      // Somebody who signs in hears the rest of the track.
      if (!werePreviews || sounds.arePreviews() || !track.isLoaded()) return;
      track.load(queue.get(), isPlaying(), progress.getState().position);
    },
    dispose() {
      failures.dispose();
      sleep.dispose();
      autosave.dispose();
      ownership.close();
      outputs.dispose();
      engine.dispose();
    },
  };
  return commands;
}
