'use client';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { ListBoxContext } from 'react-aria-components/ListBox';
import { useSlottedContext } from 'react-aria-components/slots';
import {
  useContext,
  useEffect,
  useRef,
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { useIsPhone } from '../media/useIsPhone.ts';
import { Popover } from '../Popover/Popover.tsx';
import { useKeyboardInset } from './useKeyboardInset.ts';
import * as field from '../field/field.css.ts';
import { cx } from '../theme/cx.ts';
import { popover, search, searchTray, trayBox } from './optionsPopover.css.ts';
import { messages } from './messages.ts';

export interface TrayInputProps {
  label?: string;
  placeholder?: string;
  /** Keys with another function prevent the default action, in which Enter selects the focused option. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
}

export interface ComboBoxSurfaceProps extends TrayInputProps {
  boxRef: RefObject<HTMLDivElement | null>;
  /** The class that sets the width of the popover. */
  className?: string;
  children: ReactNode;
}

/** The list of an editable field: a popover, or on phones a tray with a second input above the list. */
export function ComboBoxSurface({ boxRef, className = popover, children, ...input }: ComboBoxSurfaceProps) {
  const isPhone = useIsPhone();
  const isOpen = useContext(ComboBoxStateContext)?.isOpen ?? false;
  const keyboard = useKeyboardInset(isOpen && isPhone);
  return (
    <Popover
      triggerRef={boxRef}
      isNonModal={!isPhone}
      offset={4}
      padding="none"
      aria-label={input.label}
      className={cx(className, searchTray)}
      style={{ '--segno-keyboard': `${keyboard}px` } as CSSProperties}
    >
      {isPhone && <TrayInput {...input} />}
      {children}
    </Popover>
  );
}

/** The second input, in the tray. */
function TrayInput({ label, placeholder, onKeyDown, onPaste }: TrayInputProps) {
  const t = useUiMessages(messages);
  const state = useContext(ComboBoxStateContext);
  const list = useSlottedContext(ListBoxContext);
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  if (!state) return null;
  return (
    <div className={search}>
      <div className={cx(field.box({ size: 'md' }), trayBox)}>
        <input
          ref={ref}
          role="combobox"
          aria-expanded
          aria-controls={list?.id}
          aria-label={label ?? t.search}
          placeholder={placeholder}
          className={field.input}
          autoComplete="off"
          value={state.inputValue}
          onChange={(event) => state.setInputValue(event.target.value)}
          onPaste={onPaste}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key === 'Enter' && !event.isDefaultPrevented()) {
              event.preventDefault();
              state.commit();
            }
          }}
        />
      </div>
    </div>
  );
}
