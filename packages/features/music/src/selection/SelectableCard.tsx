import { useMessages } from '@segno/data';
import { CheckIcon } from '@segno/ui';
import type { ReactNode } from 'react';
import { libraryMessages } from '../messages/library.en.ts';
import * as css from './SelectableCard.css.ts';
import type { CardSelection } from './useCardSelection.ts';

interface SelectableCardProps {
  /** The place of the card in the whole list. */
  place: number;
  /** The name of the record. */
  name: string;
  selection: CardSelection;
  children: ReactNode;
}

/** A card with a checkbox, which covers the card while cards are selected. */
export function SelectableCard({ place, name, selection, children }: SelectableCardProps) {
  const t = useMessages(libraryMessages);
  const { isSelecting, selected, toggle } = selection;
  const isSelected = selected.has(place);
  return (
    <div
      className={css.card}
      data-place={place}
      data-selecting={isSelecting || undefined}
      data-selected={isSelected || undefined}
    >
      {children}
      <button
        type="button"
        role="checkbox"
        aria-checked={isSelected}
        aria-label={t('selection.selectNamed', { name })}
        // Before a selection begins a card has no further tab stop: Space on its name begins one.
        tabIndex={isSelecting ? 0 : -1}
        className={css.pick}
        onClick={(event) => toggle(place, event.shiftKey)}
      >
        <span className={css.mark}>{isSelected && <CheckIcon size={16} />}</span>
      </button>
    </div>
  );
}
