import type { Track } from '@segno/data/contract';
import type { StoreApi } from 'zustand/vanilla';
import type { Feed, OpenFeed } from './openFeed.ts';
import type { PlayContext, PlayerCommands, PlayerNotice, PlayerState } from './PlayerState.ts';
import { readUntil } from './readAhead.ts';
import { scattered } from './scattered.ts';

/** Number of tracks to load before the first shuffled track is drawn. */
const drawnFrom = 200;

/** Starts contexts after loading the tracks that are needed first. */
export interface StartContext {
  play: PlayerCommands['play'];
  /** Cancels the start of a context that is still loading. */
  cancel(): void;
}

export interface StartContextOptions {
  state: StoreApi<PlayerState>;
  openFeed: OpenFeed;
  /** Plays the tracks from the index `startAt` (-1 means any), and then the rest of the context. */
  begin: (context: PlayContext, tracks: readonly Track[], startAt: number, rest: Feed | null) => void;
  notify: (notice: PlayerNotice) => void;
  /** Draws the order of a long list. @default `Math.random` */
  random?: () => number;
}

export function createStartContext({
  state,
  openFeed,
  begin,
  notify,
  random = Math.random,
}: StartContextOptions): StartContext {
  /** The latest request to play takes precedence over slower ones before it. */
  let request = 0;

  const cancel = () => {
    request += 1;
    state.setState({ pending: null });
  };
  const beginNow: StartContextOptions['begin'] = (...start) => {
    cancel();
    begin(...start);
  };

  async function read(context: PlayContext, startAt: number, known: readonly Track[] = []) {
    request += 1;
    const mine = request;
    state.setState({ pending: context });
    try {
      const feed = openFeed(context, known.length);
      const atLeast = startAt < 0 ? drawnFrom - 1 : startAt;
      const read = feed ? await readUntil(feed, atLeast, known) : { tracks: known, rest: null };
      const found = startAt < 0 && feed ? await drawable(feed, read) : read;
      if (mine !== request) return;
      state.setState({ pending: null });
      if (found.tracks.length === 0) notify({ type: 'empty', name: context.name });
      else beginNow(context, found.tracks, startAt, found.rest);
    } catch {
      if (mine !== request) return;
      state.setState({ pending: null });
      if (known.length > 0) beginNow(context, known, startAt, openFeed(context, known.length));
      else notify({ type: 'unavailable', name: context.name });
    }
  }

  return {
    play(context, tracks, startAt) {
      const { isShuffled } = state.getState();
      const place = startAt ?? (isShuffled && context.type !== 'track' ? -1 : 0);
      if (tracks?.length === 0)
        state.setState({ pending: null, notice: { type: 'empty', name: context.name } });
      else if (tracks && place >= 0) beginNow(context, tracks, place, openFeed(context, tracks.length));
      else if (place < 0 && !tracks) void read(scattered(context, Math.floor(random() * 1e9)), place);
      else void read(context, place, tracks);
    },
    cancel,
  };
}

/** What was read of a feed, without what shuffle leaves out. */
async function drawable(feed: Feed, { tracks, rest }: { tracks: readonly Track[]; rest: Feed | null }) {
  const keep = feed.drawable;
  if (!keep) return { tracks, rest };
  const further: Feed | null = rest && {
    next: async () => {
      const page = await rest.next();
      return page && keep(page);
    },
  };
  return { tracks: await keep(tracks), rest: further };
}
