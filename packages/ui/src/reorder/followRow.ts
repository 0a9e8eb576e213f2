const nextFrame = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Two seconds at 60 frames a second. */
const patience = 120;

export interface FollowedRow {
  /** The list, table or tree. */
  grid: HTMLElement;
  /** The `data-key` of the row. */
  key: string;
  /** The part of the rows before the row in the new order, from 0 to 1. */
  offset: () => number;
  /** Whether the rows have the new order, if any. */
  isMoved: () => boolean;
  /** Called before the handle is focused. */
  onFocus: () => void;
}

/**
 * Focuses the handle of a row and scrolls to it, when its menu is closed and the row has its new place, if any. The menu
 * cannot return the focus itself: react-aria focuses the row, and a virtualized list renders it as another element.
 */
export async function followRow({ grid, key, offset, isMoved, onFocus }: FollowedRow): Promise<void> {
  let wasFocused = false;
  for (let frame = 0; frame < patience; frame += 1) {
    await nextFrame();
    const { activeElement } = document;
    if (activeElement?.closest('[role="menu"]')) continue;
    if (activeElement !== document.body && !grid.contains(activeElement)) return;
    const row = grid.querySelector(`[role="row"][data-key="${CSS.escape(key)}"]`);
    const handle = row?.querySelector<HTMLElement>('[slot="drag"]');
    if (!row || !handle) {
      if (isMoved()) grid.scrollTop = offset() * grid.scrollHeight - grid.clientHeight / 2;
    } else if (activeElement !== handle) {
      // The person has moved the focus.
      if (wasFocused && activeElement !== document.body) return;
      onFocus();
      handle.focus({ preventScroll: true });
    } else {
      wasFocused = true;
      if (!isMoved()) continue;
      row.scrollIntoView({ block: 'nearest' });
      return;
    }
  }
}
