import { lazyPart, PartBoundary } from '@segno/ui';
import { useEffect, useState } from 'react';
import type { MissedKeys } from '../shortcuts/missedKeys.ts';
import { isPaletteKey } from './isPaletteKey.ts';

const Palette = lazyPart<{ onClose: () => void }>(() => import('./Palette.tsx'));

/**
 * Opens the command palette by Ctrl+K or Cmd+K, also from a text field. Its code is loaded then. `missed` are keys that
 * were pressed before this code was loaded.
 */
export function PaletteDock({ missed }: { missed?: MissedKeys }) {
  const [isOpen, setOpen] = useState(() => missed?.has(isPaletteKey) === true);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPaletteKey(event)) return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const close = () => setOpen(false);
  if (!isOpen) return null;
  return (
    <PartBoundary onFailure={close} onRetry={() => setOpen(true)}>
      <Palette onClose={close} />
    </PartBoundary>
  );
}
