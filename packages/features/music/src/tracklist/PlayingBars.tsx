import * as css from './PlayingBars.css.ts';

/** Three bars that move while the track of a row plays. While it is paused they stop at other heights. */
export function PlayingBars({ isPlaying, className }: { isPlaying: boolean; className: string }) {
  return (
    <span className={className} aria-hidden>
      <span className={css.bars} data-playing={isPlaying || undefined}>
        <span className={css.bar} />
        <span className={css.bar} />
        <span className={css.bar} />
      </span>
    </span>
  );
}
