import { contextOf } from '@segno/playback';
import { MenuAt } from '@segno/ui';
import { useEffect, useMemo, useState } from 'react';
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
  const [menu, setMenu] = useState({ target, shown: target, key: 0 });
  // The menu stays until it has faded out. A dialog that it opens at once finds the way back to the focus through it.
  if (menu.target !== target)
    setMenu({ target, shown: target ?? menu.shown, key: target ? menu.key + 1 : menu.key });
  if (!menu.shown) return null;
  return (
    <MenuAt
      key={menu.key}
      isOpen={target !== null}
      onOpenChange={(isOpen) => !isOpen && closeMediaMenu()}
      label={contextOf(menu.shown).name}
      anchorRef={anchorRef}
      point={point}
    >
      <MediaMenu target={menu.shown} />
      {!point && <FocusReturn origin={origin} />}
    </MenuAt>
  );
}

/** Gives the focus back to the button when the menu is gone. */
function FocusReturn({ origin }: { origin: Element | null }) {
  useEffect(
    // The menu restores the focus in a frame.
    () => () => void requestAnimationFrame(() => requestAnimationFrame(() => returnFocus(origin))),
    [origin],
  );
  return null;
}
