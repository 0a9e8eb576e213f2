import { lazyPart, noFailure, PartBoundary } from '@segno/ui';
import { useEffect, useState } from 'react';

const TooltipHost = lazyPart(() => import('./LazyTooltipHost.tsx'));

/** The tooltips of icon buttons. Their code is loaded on the first hover or focus. */
export function Tooltips() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const want = () => {
      setWanted(true);
      end.abort();
    };
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, want, { passive: true, signal: end.signal });
    return () => end.abort();
  }, []);
  return (
    isWanted && (
      <PartBoundary Failure={noFailure}>
        <TooltipHost />
      </PartBoundary>
    )
  );
}
