import { useMessages, type Track } from '@segno/data';
import { GripIcon, IconButton, useDragButton } from '@segno/ui';
import { libraryMessages } from '../messages/library.en.ts';
import { trackDragData } from './trackDrag.ts';

/** A handle that drags the selected tracks to a playlist of the sidebar, by pointer or by keyboard. */
export function DragTracks({ tracks }: { tracks: readonly Track[] }) {
  const t = useMessages(libraryMessages);
  const { dragProps, buttonProps } = useDragButton({ getData: () => trackDragData(tracks) });
  return (
    <span {...dragProps}>
      <IconButton {...buttonProps} variant="ghost" aria-label={t('selection.drag')}>
        <GripIcon />
      </IconButton>
    </span>
  );
}
