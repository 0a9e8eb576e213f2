import type { Deck } from './Deck.ts';
import type { EngineState } from './EngineState.ts';
import type { JoinedSound } from './ExactJoins.ts';
import { haveFutureData } from './readiness.ts';
import type { Sound } from './Sound.ts';

/** Lets the output join the sounds of the two decks on the audio clock. */
export interface DeckJoin {
  /** Call at each report of the position. */
  approach(): void;
  /** Whether the output plays the join to the sound of the other deck. */
  isRunning(): boolean;
  /** Whether the next sound is heard already when it is loaded. Otherwise the elements have the signal again. */
  take(): boolean;
  /**
   * Gives the signal back to the elements, because something else than the join is asked for. The position that is heard
   * stays, unless another one is set.
   */
  leave(keepsPosition?: boolean): void;
}

interface DeckJoinOptions {
  engine: EngineState;
  /** The sound has ended, and the next one is heard. */
  onJoined: (sound: Sound) => void;
}

export function createDeckJoin({ engine, onJoined }: DeckJoinOptions): DeckJoin {
  /** Whether the next sound is heard already, which is to be loaded now. */
  let hasJoined = false;

  const isRunning = () => engine.output.joins?.following() === engine.standby.index;
  const side = (deck: Deck, sound: Sound): JoinedSound & { position: () => number } => ({
    deck: deck.index,
    url: sound.url,
    duration: deck.duration(),
    gain: sound.gain ?? 1,
    position: () => deck.element.currentTime,
  });

  const leave = (keepsPosition = true) => {
    const { active, standby, output } = engine;
    hasJoined = false;
    if (isRunning()) {
      // It has been started ahead of time.
      standby.element.pause();
      standby.element.currentTime = 0;
    }
    output.joins?.cancel();
    if (output.delayOf(active.index) === 0) return;
    const heard = active.position() / 1000;
    output.endDelay(active.index);
    if (keepsPosition && active.seekTo === null) active.element.currentTime = heard;
  };

  return {
    approach() {
      const { active, standby, output, isWanted, isFading, rate } = engine;
      const { sound } = active;
      if (!output.joins || standby.join !== 'exact' || !sound || !standby.sound || !isWanted || isFading)
        return;
      if (rate !== 1 || standby.element.readyState < haveFutureData || !Number.isFinite(active.remaining()))
        return;
      output.joins.approach(
        {
          ...side(active, sound),
          left: () => active.remaining(),
          onEnd() {
            hasJoined = true;
            onJoined(sound);
          },
        },
        {
          ...side(standby, standby.sound),
          start: () => void standby.element.play().catch(() => {}),
          skip(seconds) {
            standby.element.currentTime += seconds;
          },
        },
      );
    },
    isRunning,
    take() {
      const isJoined = hasJoined && isRunning();
      if (!isJoined) leave(false);
      hasJoined = false;
      return isJoined;
    },
    leave,
  };
}
