'use client';
import {
  useContext,
  useEffect,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { comma, splitEntries } from './addEntries.ts';
import { chips } from './ChipField.css.ts';

export interface ChipKeysProps {
  input: { readonly current: HTMLInputElement | null };
  text: string;
  hasChips: boolean;
  isListWanted: boolean;
  onAdd: () => void;
  onPaste: (texts: string[]) => void;
  onArrow: () => void;
  children: ReactNode;
}

/** The keys that move the focus between the input and the chips, and those that end an entry. */
export function ChipKeys({
  input,
  text,
  hasChips,
  isListWanted,
  onAdd,
  onPaste,
  onArrow,
  children,
}: ChipKeysProps) {
  const state = useContext(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  const close = state?.close;
  // Clearing the field is a change of its value, at which react-aria opens the list.
  useEffect(() => {
    if (isOpen && !isListWanted) close?.();
  }, [isOpen, isListWanted, close]);
  const { direction } = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const forth = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const lastChip = () => [...(ref.current?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])].at(-1);

  const inInput = (event: KeyboardEvent, element: HTMLInputElement) => {
    const isAtStart = element.selectionStart === 0 && element.selectionEnd === 0;
    if (event.key === 'Enter' && text.trim() !== '') {
      if (state?.isOpen && state.selectionManager.focusedKey !== null) return false;
      onAdd();
      return true;
    }
    if (comma.test(event.key)) {
      if (text.trim() !== '') onAdd();
      return true;
    }
    if ((event.key === 'Backspace' || event.key === back) && isAtStart && hasChips) {
      lastChip()?.focus();
      return true;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onArrow();
    return false;
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !input.current) return;
    let isDone = false;
    if (event.target === input.current) {
      isDone = !input.current.readOnly && inInput(event, input.current);
    } else if ((event.key === forth && event.target === lastChip()) || event.key === 'Escape') {
      input.current.focus();
      isDone = true;
    }
    if (isDone) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  const onPasteCapture = (event: ClipboardEvent) => {
    const texts = splitEntries(event.clipboardData.getData('text'));
    if (texts.length < 2 || input.current?.readOnly) return;
    event.preventDefault();
    onPaste(texts);
  };

  return (
    <div ref={ref} role="presentation" className={chips} {...{ onKeyDownCapture, onPasteCapture }}>
      {children}
    </div>
  );
}
