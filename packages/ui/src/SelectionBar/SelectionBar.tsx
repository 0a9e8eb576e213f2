'use client';
import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import * as styles from './SelectionBar.css.ts';
import { messages } from './messages.ts';

export interface SelectionBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is selected, such as “3 tracks selected”. It names the bar, and its changes are announced. */
  label: string;
  /** The actions: `Button`s and `IconButton`s. */
  children: ReactNode;
  /** Called by Escape and by the last button. */
  onClear: () => void;
}

/**
 * The actions for the selected rows of a list. It is sticky at the end of the page. Render it after the list, and only
 * while something is selected.
 */
export const SelectionBar = withRef(function SelectionBar({
  label,
  children,
  onClear,
  className,
  ...props
}: SelectionBarProps) {
  const t = useUiMessages(messages);
  const latest = useRef(onClear);
  useEffect(() => {
    latest.current = onClear;
  });
  // The focus may be in the list, in the bar or, after a click, nowhere.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div {...props} className={cx(styles.bar, className)}>
      <span role="status" className={styles.count} title={label}>
        {label}
      </span>
      <Toolbar aria-label={label} className={styles.actions}>
        {children}
        <IconButton variant="ghost" shape="round" aria-label={t.clearSelection} onPress={onClear}>
          <CloseIcon />
        </IconButton>
      </Toolbar>
    </div>
  );
});
