import { lazyPart, PartBoundary } from '@segno/ui';
import { useEffect, useState } from 'react';

const Palette = lazyPart<{ onClose: () => void }>(() => import('./Palette.tsx'));

/** Opens the command palette by Ctrl+K or Cmd+K, also from a text field. Its code is loaded then. */
export function PaletteDock() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isModified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (event.defaultPrevented || !isModified || event.key.toLowerCase() !== 'k') return;
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
