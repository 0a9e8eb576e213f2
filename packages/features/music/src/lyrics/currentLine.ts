import type { LyricsLine } from '@segno/data';

/** The index of the line that is sung at a position in milliseconds; -1 before the first one and for lines without times. */
export function currentLine(lines: readonly LyricsLine[], position: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = lines[middle]?.start ?? Number.POSITIVE_INFINITY;
    if (start <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
