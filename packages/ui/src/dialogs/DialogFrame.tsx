'use client';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { observeSize } from '../media/observeSize.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import * as styles from './dialogFrame.css.ts';
import { messages } from './messages.ts';

/** The context of content that can close its dialog. */
export type DialogContent = ReactNode | ((dialog: { close: () => void }) => ReactNode);

export interface DialogFrameProps {
  title: ReactNode;
  /** Scrolls between the title and the footer. */
  children: DialogContent;
  /** Buttons; the main one is last. */
  footer?: DialogContent;
  role?: 'dialog' | 'alertdialog';
  hasCloseButton: boolean;
  ref?: Ref<HTMLElement>;
}

const fill = (content: DialogContent, close: () => void) =>
  typeof content === 'function' ? content({ close }) : content;

/** The inner parts of a dialog: title, close button, content that scrolls, and footer. */
export function DialogFrame({ title, children, footer, role, hasCloseButton, ref }: DialogFrameProps) {
  const t = useUiMessages(messages);
  const bodyId = useId();
  return (
    <AriaDialog
      ref={ref}
      role={role}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      className={styles.dialog}
    >
      {({ close }) => (
        <>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {hasCloseButton && (
              <IconButton variant="ghost" size="sm" aria-label={t.close} onPress={close}>
                <CloseIcon size={18} />
              </IconButton>
            )}
          </header>
          <Body id={bodyId}>{fill(children, close)}</Body>
          {footer !== undefined && <footer className={styles.footer}>{fill(footer, close)}</footer>}
        </>
      )}
    </AriaDialog>
  );
}

/** A scrollable body is focusable, so that keys can scroll it even if it contains no focusable element. */
function Body({ id, children }: { id: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const body = ref.current;
    if (!body) return undefined;
    return observeSize([body], () => setScrolling(body.scrollHeight > body.clientHeight));
  }, []);
  const stop = isScrolling ? { tabIndex: 0 } : undefined;
  return (
    <div ref={ref} id={id} className={styles.body} {...stop}>
      {children}
    </div>
  );
}
