import type { LyricsLine } from '@segno/data';
import { usePlayerProgress } from '@segno/playback';
import * as css from './LyricsRow.css.ts';
import { wordParts } from './wordParts.ts';

export interface LyricsRowProps {
  line: LyricsLine;
  /** Whether the line is sung now. */
  isCurrent: boolean;
  /** @default true */
  isTranslated?: boolean;
  /** Called when the line is pressed, with its time in milliseconds. */
  onSeek: (start: number) => void;
}

/** A line of synced lyrics, which seeks to its time. While it is sung its words follow. */
export function LyricsRow({ line, isCurrent, isTranslated = true, onSeek }: LyricsRowProps) {
  return (
    <li>
      <button
        type="button"
        dir="auto"
        className={css.line}
        data-current={isCurrent || undefined}
        aria-current={isCurrent || undefined}
        onClick={() => onSeek(line.start ?? 0)}
      >
        {isCurrent && line.words.length > 0 ? <SungWords line={line} /> : line.text || '♪'}
        {isTranslated && line.translation !== null && (
          // Its language is not that of the lines, and not known.
          <span lang="" className={css.translation}>
            {line.translation}
          </span>
        )}
      </button>
    </li>
  );
}

/** The words of the sung line; those that have begun have full contrast. */
function SungWords({ line }: { line: LyricsLine }) {
  const parts = wordParts(line);
  // Vocals in the background begin before the end of the words that they follow.
  const begun = usePlayerProgress(({ position }) =>
    parts.map(({ start }) => (start <= position ? '1' : '0')).join(''),
  );
  return parts.map((part, index) => (
    <span key={part.at} className={css.word} data-sung={begun[index] === '1' || undefined}>
      {part.text}
    </span>
  ));
}
