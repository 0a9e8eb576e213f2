import { contextOf } from '@segno/playback';
import { MenuAt } from '@segno/ui';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { MediaMenu } from './MediaMenu.tsx';
import { closeMediaMenu, mediaMenu } from './mediaMenu.ts';

/**
 * Gives the focus back to the button that opened the menu. A list whose row contains the button moves the focus from it
 * to the row.
 */
function returnFocus(origin: Element | null) {
  const { activeElement } = document;
  if (origin instanceof HTMLElement && activeElement !== origin && activeElement?.contains(origin))
    origin.focus();
}

/** Shows the one media menu of the page. Loaded when the first menu is opened. */
export default function MediaMenuHost() {
  const { target, origin, point } = useStore(mediaMenu);
  const anchorRef = useMemo(() => ({ current: origin }), [origin]);
  const close = () => {
    closeMediaMenu();
    // The menu restores the focus in a frame.
    if (!point) requestAnimationFrame(() => requestAnimationFrame(() => returnFocus(origin)));
  };
  if (!target) return null;
  return (
    <MenuAt
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      label={contextOf(target).name}
      anchorRef={anchorRef}
      point={point}
    >
      <MediaMenu target={target} />
    </MenuAt>
  );
}
