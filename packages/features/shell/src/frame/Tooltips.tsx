import { lazyPart, noFailure, PartBoundary } from '@segno/ui';
import { useEffect, useState } from 'react';

const TooltipHost = lazyPart(() => import('./LazyTooltipHost.tsx'));

/** The names of icon buttons. Their code comes when someone first points at something or moves the focus. */
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
