'use client';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { fieldButtonSize } from '../field/fieldButtonSize.ts';
import type { FieldSize } from '../field/FieldParts.tsx';
import { button } from './dateParts.css.ts';
import { messages } from './messages.ts';

export interface ClearButtonProps {
  size: FieldSize;
  /** The field is empty. */
  isHidden: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** Clears the field around it. */
export function ClearButton({ size, isHidden, isDisabled, onPress }: ClearButtonProps) {
  const t = useUiMessages(messages);
  return (
    <IconButton
      // The field around it may provide the behaviour of its own button to every button.
      slot={null}
      size={fieldButtonSize[size]}
      aria-label={t.clear}
      hidden={isHidden}
      isDisabled={isDisabled || isHidden}
      onPress={({ target }) => {
        onPress();
        // The button disappears, so the focus moves to the field.
        target.parentElement?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
      }}
      className={button}
    >
      <CloseIcon size="1em" />
    </IconButton>
  );
}
