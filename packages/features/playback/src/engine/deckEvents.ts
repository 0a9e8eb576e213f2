import type { Deck } from './Deck.ts';
import type { DeckJoin } from './deckJoin.ts';
import type { EngineEvents, EngineState } from './EngineState.ts';
import type { LoadWatch } from './loadWatch.ts';
import type { SoundEnd } from './soundEnd.ts';

interface DeckEventsOptions {
  engine: EngineState;
  events: EngineEvents;
  loadWatch: LoadWatch;
  soundEnd: SoundEnd;
  deckJoin: DeckJoin;
  /** Reports the position. */
  report: () => void;
  /** The sound of the other deck cannot be loaded. */
  onRefused: (deck: Deck) => void;
  /** Ends the listening. */
  signal: AbortSignal;
}

/** Follows the events of a deck's element. Those of the deck that does not play have no effect but for a failed preload. */
export function listenToDeck(deck: Deck, options: DeckEventsOptions) {
  const { engine, events, loadWatch, soundEnd, deckJoin, report, onRefused, signal } = options;
  const { element } = deck;
  const on = (type: string, run: () => void) =>
    element.addEventListener(type, () => deck === engine.active && deck.sound && run(), { signal });

  element.addEventListener(
    'loadedmetadata',
    () => {
      element.playbackRate = engine.rate;
      if (deck.seekTo !== null) element.currentTime = deck.seekTo / 1000;
      deck.seekTo = null;
    },
    { signal },
  );
  on('durationchange', report);
  on('progress', report);
  on('seeked', report);
  on('timeupdate', () => {
    if (deck.seekTo === null) report();
    loadWatch.moved();
    soundEnd.moved();
    deckJoin.approach();
  });
  on('playing', () => {
    loadWatch.cancel();
    if (engine.isWanted) events.onStatus('playing');
  });
  on('waiting', () => {
    if (!engine.isWanted || element.ended) return;
    events.onStatus('loading');
    loadWatch.watch();
  });
  // A pause that was not requested here, for example when headphones are unplugged or a call comes in.
  on('pause', () => {
    if (!engine.isWanted || !element.paused || element.ended || element.error) return;
    loadWatch.cancel();
    engine.isWanted = false;
    events.onStatus('paused');
  });
  on('ended', () => {
    // The end of the join is heard later.
    if (!deckJoin.isRunning()) soundEnd.ended();
  });
  element.addEventListener(
    'error',
    () => {
      if (!deck.sound || !element.error) return;
      if (deck === engine.active) loadWatch.failed(element.error.code);
      else onRefused(deck);
    },
    { signal },
  );
}
