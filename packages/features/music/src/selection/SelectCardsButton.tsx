import { useMessages } from '@segno/data';
import { CheckIcon, ToggleButton } from '@segno/ui';
import { libraryMessages } from '../messages/library.en.ts';
import type { CardSelection } from './useCardSelection.ts';

/** Begins and ends the selection of cards, by touch and by keyboard. */
export function SelectCardsButton({ selection }: { selection: CardSelection }) {
  const t = useMessages(libraryMessages);
  return (
    <ToggleButton
      variant="outline"
      startIcon={<CheckIcon />}
      isSelected={selection.isSelecting}
      onChange={(isOn) => (isOn ? selection.begin() : selection.clear())}
    >
      {t('selection.select')}
    </ToggleButton>
  );
}
