import type { MouseEvent } from 'react';

/** A key of a row: the result of `rowKey`. */
export type RowKey = string | number;

/** What selects rows: a pointer or the keyboard. */
export interface SelectionActions {
  /** Selects only this row. */
  replace(index: number): void;
  /** Adds or removes this row. */
  toggle(index: number): void;
  /** Selects the rows from the last selected one to this one. */
  extendTo(index: number): void;
  all(): void;
  clear(): void;
}

export interface SelectionOptions {
  count: number;
  keyAt: (index: number) => RowKey;
  selected: ReadonlySet<RowKey>;
  onChange: (selected: ReadonlySet<RowKey>) => void;
  /** The row where a range begins; it outlives a render. */
  anchor: { current: number };
  isDisabled: (index: number) => boolean;
}

/** The selection of rows as in file managers: one, some, or a range. */
export function gridSelection(options: SelectionOptions): SelectionActions {
  const { count, keyAt, selected, onChange, anchor, isDisabled } = options;
  const usable = (first: number, last = first) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place)
      .filter((index) => !isDisabled(index))
      .map(keyAt);
  return {
    replace(index) {
      anchor.current = index;
      onChange(new Set(usable(index)));
    },
    toggle(index) {
      anchor.current = index;
      const next = new Set(selected);
      for (const key of usable(index)) if (!next.delete(key)) next.add(key);
      onChange(next);
    },
    extendTo(index) {
      const start = anchor.current < 0 ? index : Math.min(anchor.current, count - 1);
      if (anchor.current < 0) anchor.current = index;
      const [first, last] = [Math.min(start, index), Math.max(start, index)];
      onChange(new Set(usable(first, last)));
    },
    all: () => onChange(new Set(usable(0, count - 1))),
    clear() {
      anchor.current = -1;
      onChange(new Set());
    },
  };
}

/** Selects by a click of a mouse or pen: plain, with Ctrl or Command, or with Shift. */
export function selectByClick(event: MouseEvent, index: number, actions: SelectionActions) {
  if (event.shiftKey) actions.extendTo(index);
  else if (event.ctrlKey || event.metaKey) actions.toggle(index);
  else actions.replace(index);
}
