import { LongGrid, type LongGridProps } from '@segno/base';
import type { KeyboardEvent, ReactNode } from 'react';
import { SelectableCard } from './SelectableCard.tsx';
import type { CardSelection } from './useCardSelection.ts';

export interface SelectableGridProps<T extends { id: number }> extends Omit<LongGridProps<T>, 'children'> {
  /** The name of the grid, for screen readers. */
  label: string;
  selection: CardSelection;
  nameOf: (item: T) => string;
  /** The card of an item. `onSelect` is the entry of its menu that selects it. */
  children: (item: T, index: number, onSelect: () => void) => ReactNode;
}

const cardOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-place]');

/** The step of an arrow key in a grid of `columns`, as the person sees it. */
function stepOf(key: string, columns: number, isRightToLeft: boolean): number {
  const forward = isRightToLeft ? -1 : 1;
  return { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: columns, ArrowUp: -columns }[key] ?? 0;
}

/**
 * A grid of cards that is read at any place, of which several are selected (SELECT-5). Render the bar with the actions after
 * it.
 */
export function SelectableGrid<T extends { id: number }>({
  label,
  selection,
  nameOf,
  children,
  ...props
}: SelectableGridProps<T>) {
  const { isSelecting, toggle, selectAll, clear } = selection;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const card = cardOf(event.target);
    if (!card || event.altKey) return;
    const place = Number(card.dataset.place);
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'a') return;
      selectAll();
    } else if (event.key === ' ' && (event.target as Element).localName === 'a') {
      toggle(place, event.shiftKey);
    } else if (event.key === 'Escape' && isSelecting) {
      clear();
    } else {
      const columns = getComputedStyle(card.parentElement ?? card).gridTemplateColumns.split(' ').length;
      const step = stepOf(event.key, columns, getComputedStyle(card).direction === 'rtl');
      if (!isSelecting || step === 0) return;
      const next = event.currentTarget.querySelector<HTMLElement>(
        `[data-place="${place + step}"] [role="checkbox"]`,
      );
      next?.focus();
      if (next && event.shiftKey) toggle(place + step, true);
    }
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the links and checkboxes in it
    <div role="group" aria-label={label} onKeyDown={onKeyDown}>
      <LongGrid {...props}>
        {(item, index) => (
          <SelectableCard key={item.id} place={index} name={nameOf(item)} selection={selection}>
            {children(item, index, () => toggle(index))}
          </SelectableCard>
        )}
      </LongGrid>
    </div>
  );
}
