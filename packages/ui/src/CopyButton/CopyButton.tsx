'use client';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CheckIcon } from '../icons/CheckIcon.ts';
import { CopyIcon } from '../icons/CopyIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { measures } from '../theme/measures.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { copyText } from './copyText.ts';
import * as styles from './CopyButton.css.ts';
import { messages } from './messages.ts';

// Needed only where access to the clipboard fails.
const CopyByHand = lazy(() => import('./CopyByHand.tsx').then((m) => ({ default: m.CopyByHand })));

export interface CopyButtonProps extends Omit<ButtonProps, 'onPress' | 'startIcon' | 'endIcon' | 'type'> {
  /** @default 'ghost' without a label, 'soft' with one */
  variant?: 'solid' | 'soft' | 'ghost' | 'outline';
  /** The text to copy to the clipboard. */
  value: string;
  /** The label. Without it the button is an icon with the name “Copy” or `aria-label`. */
  children?: ReactNode;
  /** The shape of a button with only an icon. @default 'round' */
  shape?: 'round' | 'square';
  onCopy?: (value: string) => void;
  /** Access to the clipboard failed; the text is shown to be copied manually. */
  onCopyError?: (error: unknown) => void;
}

/** Copies a text and confirms it for one second. */
export const CopyButton = withRef(function CopyButton({
  value,
  children,
  variant = children === undefined ? 'ghost' : 'soft',
  shape,
  onCopy,
  onCopyError,
  ref,
  ...props
}: CopyButtonProps) {
  const t = useUiMessages(messages);
  const buttonRef = useObjectRef(ref);
  const [copies, setCopies] = useState(0);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), measures.copiedFeedback);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    try {
      await copyText(value);
      setCopies((count) => count + 1);
      onCopy?.(value);
    } catch (error) {
      setRefused(true);
      onCopyError?.(error);
    }
  };

  const isCopied = copies > 0;
  const button = {
    ...props,
    ref: buttonRef,
    variant,
    onPress: () => void copy(),
    'data-copied': isCopied || undefined,
  };
  return (
    <>
      {children === undefined ? (
        <IconButton {...button} shape={shape} aria-label={props['aria-label'] ?? t.copy}>
          {isCopied ? <CheckIcon /> : <CopyIcon />}
        </IconButton>
      ) : (
        <Button {...button}>
          <span className={styles.stack}>
            <span className={styles.layer} style={isCopied ? { opacity: 0 } : undefined}>
              <CopyIcon />
              {children}
            </span>
            {/* The live region announces the confirmation; the button keeps its accessible name. */}
            <span className={styles.layer} aria-hidden="true" data-away={!isCopied || undefined}>
              <CheckIcon />
              {t.copied}
            </span>
          </span>
        </Button>
      )}
      <VisuallyHidden role="status">{isCopied && t.copied}</VisuallyHidden>
      {isRefused && (
        <Suspense>
          <CopyByHand value={value} triggerRef={buttonRef} onClose={() => setRefused(false)} />
        </Suspense>
      )}
    </>
  );
});
