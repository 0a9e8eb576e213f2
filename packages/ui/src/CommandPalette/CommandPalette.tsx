'use client';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useEffect, type Ref } from 'react';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { scrim } from '../overlays/overlay.css.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './CommandPalette.css.ts';
import { CommandSearch, type CommandSearchProps } from './CommandSearch.tsx';
import { matchesShortcut } from './matchesShortcut.ts';
import { messages } from './messages.ts';

export type { Command } from './Command.ts';

export interface CommandPaletteProps extends CommandSearchProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The shortcut that opens and closes it: `mod+k` is ⌘K on Apple devices and Ctrl+K elsewhere. @default none */
  shortcut?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A searchable list of all commands. Load it lazily: no page needs it for its first render. */
export const CommandPalette = withRef(function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, shortcut, className, ref, ...content } = props;
  const t = useUiMessages(messages);

  useEffect(() => {
    if (!shortcut) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !matchesShortcut(event, shortcut)) return;
      event.preventDefault();
      onOpenChange(!isOpen);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shortcut, isOpen, onOpenChange]);

  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={cx(scrim, styles.overlay)}
    >
      <Modal className={cx(styles.modal, className)}>
        <AriaDialog ref={ref} aria-label={content['aria-label'] ?? t.commands} className={styles.dialog}>
          <CommandSearch {...content} close={() => onOpenChange(false)} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
});
