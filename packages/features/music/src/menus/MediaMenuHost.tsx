import { contextOf } from '@segno/playback';
import { MenuAt } from '@segno/ui';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { MediaMenu } from './MediaMenu.tsx';
import { closeMediaMenu, mediaMenu } from './mediaMenu.ts';

/** Shows the one media menu of the page. Loaded when the first menu is opened. */
export default function MediaMenuHost() {
  const { target, origin, point } = useStore(mediaMenu);
  const anchorRef = useMemo(() => ({ current: origin }), [origin]);
  if (!target) return null;
  return (
    <MenuAt
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeMediaMenu()}
      label={contextOf(target).name}
      anchorRef={anchorRef}
      point={point}
    >
      <MediaMenu target={target} />
    </MenuAt>
  );
}
