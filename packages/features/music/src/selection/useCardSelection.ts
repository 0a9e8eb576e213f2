import { useState } from 'react';

/** The selected cards of a grid, by their places. */
export interface CardSelection {
  /** True from the first selected card, or from `begin`, until the selection ends. */
  isSelecting: boolean;
  selected: ReadonlySet<number>;
  begin: () => void;
  /** Adds or removes a card. `isExtending` adds all cards from the last one that was changed. */
  toggle: (place: number, isExtending?: boolean) => void;
  selectAll: () => void;
  clear: () => void;
}

interface State {
  list: string;
  isSelecting: boolean;
  selected: ReadonlySet<number>;
  /** Where a selection that is extended begins. */
  anchor: number;
}

const noPlaces: ReadonlySet<number> = new Set();

/**
 * Several cards of a grid at once (SELECT-5). `list` names the list that the grid shows: places of another list, or of one
 * that has changed its length, are not those that were selected.
 */
export function useCardSelection(length: number, list: string): CardSelection {
  const name = `${list} ${length}`;
  const none: State = { list: name, isSelecting: false, selected: noPlaces, anchor: -1 };
  const [kept, setKept] = useState(none);
  const { isSelecting, selected, anchor } = kept.list === name ? kept : none;
  const select = (places: Iterable<number>, from: number) =>
    setKept({ list: name, isSelecting: true, selected: new Set(places), anchor: from });
  return {
    isSelecting,
    selected,
    begin: () => select(selected, anchor),
    toggle(place, isExtending) {
      if (isExtending && anchor >= 0) {
        const start = Math.min(anchor, place);
        const added = Array.from({ length: Math.abs(anchor - place) + 1 }, (_, index) => start + index);
        select([...selected, ...added], anchor);
      } else if (selected.has(place)) {
        select(
          [...selected].filter((each) => each !== place),
          place,
        );
      } else select([...selected, place], place);
    },
    selectAll: () =>
      select(
        Array.from({ length }, (_, place) => place),
        Math.max(0, anchor),
      ),
    clear: () => setKept(none),
  };
}
