import { heardForPlay, longestPlayDelay, maxReportedPlays, type PlayReport } from '@segno/data/contract';
import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '../engine/Clock.ts';
import { keptPlays } from './keptPlays.ts';
import type { PlayContext, PlayerProgress, PlayerState } from '../playback/PlayerState.ts';

/** A report that waits for its response, with the person who listened. */
interface Waiting extends PlayReport {
  viewer: number | null;
}

export interface PlayReportsOptions {
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
  storage: Storage | null;
  clock: Pick<Clock, 'now'>;
  /** Sends reports. Rejects while the server cannot be reached. */
  send: (plays: PlayReport[]) => Promise<unknown>;
  /** A random text. */
  createKey: () => string;
}

export interface PlayReports {
  /** Ends the current listening and sends what waits: for the end of a page. */
  flush(): void;
  /** Sends what waits, without the current listening. */
  retry(): void;
  dispose(): void;
}

/** The most reports that wait for a connection. */
const mostWaiting = 200;
/** A larger step of the position, in milliseconds, is a seek. */
const largestStep = 3000;

const sourceTypes = new Set([
  'album',
  'artist',
  'playlist',
  'track',
  'channel',
  'genre',
  'tag',
  'radio',
  'label',
  'library',
  'user',
  'search',
]);

/** The page that a track is played from, as a report names it. */
function sourceOf(context: PlayContext | null): PlayReport['source'] {
  if (!context || !sourceTypes.has(context.type)) return null;
  const type = context.type as NonNullable<NonNullable<PlayReport['source']>['type']>;
  const isId =
    typeof context.id === 'number' &&
    ['album', 'artist', 'playlist', 'track', 'label', 'user'].includes(type);
  return { type, id: isId ? Number(context.id) : null };
}

/**
 * Measures what is heard, and reports each listening when it ends (PLAY-8). Reports wait in the storage until the server
 * has answered, so that they survive the end of the page and the loss of the connection.
 */
export function createPlayReports(options: PlayReportsOptions): PlayReports {
  const { state, progress, storage, clock, send, createKey } = options;
  let key: string | null = null;
  let heard = 0;
  let position = 0;
  let isSending = false;

  const read = (): Waiting[] => {
    try {
      const found: unknown = JSON.parse(storage?.getItem(keptPlays) ?? '[]');
      return Array.isArray(found) ? (found as Waiting[]) : [];
    } catch {
      return [];
    }
  };
  const write = (waiting: Waiting[]) => {
    try {
      if (waiting.length > 0) storage?.setItem(keptPlays, JSON.stringify(waiting.slice(-mostWaiting)));
      else storage?.removeItem(keptPlays);
    } catch {
      // A full storage loses reports, not music.
    }
  };

  const deliver = async () => {
    if (isSending) return;
    isSending = true;
    try {
      for (;;) {
        const { viewer } = state.getState();
        const oldest = clock.now() - longestPlayDelay;
        const waiting = read().filter(({ played_at }) => Date.parse(played_at) > oldest);
        const batch = waiting.filter((each) => each.viewer === viewer).slice(0, maxReportedPlays);
        if (batch.length === 0) return;
        await send(batch.map(({ viewer: _viewer, ...report }) => report));
        const sent = new Set(batch.map((each) => each.key));
        write(read().filter((each) => !sent.has(each.key)));
      }
    } catch {
      // They wait for the next listening, or the next visit.
    } finally {
      isSending = false;
    }
  };

  /** Ends a listening. Shorter ones than a play are not reported. */
  const finish = (last: PlayerState) => {
    const { current, context, viewer } = last;
    if (current && current.key === key && heard >= heardForPlay(current.track.duration)) {
      const report: Waiting = {
        key: createKey(),
        track_id: current.track.id,
        heard: Math.round(heard),
        played_at: new Date(clock.now()).toISOString(),
        source: sourceOf(context),
        viewer,
      };
      write([...read(), report]);
      void deliver();
    }
    heard = 0;
    position = 0;
  };

  const leave = [
    state.subscribe((now, before) => {
      if (now.current?.key === before.current?.key) {
        if (now.status === 'ended' && before.status !== 'ended') finish(before);
        return;
      }
      finish(before);
      key = now.current?.key ?? null;
    }),
    progress.subscribe((now) => {
      const { current, status } = state.getState();
      if (!current) return;
      key ??= current.key;
      // A repeated track begins again.
      if (
        now.position < position - largestStep &&
        position > now.duration * 0.9 &&
        now.position < largestStep
      )
        finish(state.getState());
      const step = now.position - position;
      if (status === 'playing' && step > 0 && step <= largestStep) heard += step;
      position = now.position;
    }),
  ];
  const flush = () => finish(state.getState());
  const hasPage = typeof window !== 'undefined';
  const retry = () => void deliver();
  if (hasPage) {
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', retry);
  }
  retry();

  return {
    flush,
    retry,
    dispose() {
      for (const end of leave) end();
      if (!hasPage) return;
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', retry);
    },
  };
}
