import { useEffect } from 'react';
import type { Range } from './visibleRange.ts';

/** Reports the rows in view after each change of them. */
export function useRangeReport(
  isMeasured: boolean,
  { start, end }: Range,
  onChange: ((range: Range) => void) | undefined,
) {
  useEffect(() => {
    if (isMeasured) onChange?.({ start, end });
  }, [isMeasured, start, end, onChange]);
}
