import { useEffect, useRef } from 'react';

/** Calls `onLoadMore` once for each length of the list. */
export function useEndReached(isReached: boolean, count: number, onLoadMore: (() => void) | undefined) {
  const calledFor = useRef(-1);
  useEffect(() => {
    if (!onLoadMore || count === 0 || !isReached || calledFor.current === count) return;
    calledFor.current = count;
    onLoadMore();
  }, [isReached, count, onLoadMore]);
}
