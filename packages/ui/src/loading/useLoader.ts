'use client';
import { useEffect, useRef, useState } from 'react';
import { measures } from '../theme/measures.ts';

/**
 * Whether to show a loader for a pending operation: only after 500 ms, and then for at least 200 ms.
 */
export function useLoader(isLoading: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (isLoading === isShown) return;
    const wait = isLoading
      ? measures.loader.delay
      : Math.max(0, shownAt.current + measures.loader.minimum - performance.now());
    const timer = setTimeout(() => {
      if (isLoading) shownAt.current = performance.now();
      setShown(isLoading);
    }, wait);
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);
  return isShown;
}
