'use client';
import { Dialog as AriaDialog, Heading, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useContext, useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import type { OverlayTriggerProps } from 'react-stately/useOverlayTriggerState';
import { observeSize } from '../media/observeSize.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { scrim } from '../overlays/overlay.css.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './Dialog.css.ts';
import { messages } from './messages.ts';

export type DialogSize = '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | 'fullscreen';

/** The context of content that can close its dialog. */
export type DialogContent = ReactNode | ((dialog: { close: () => void }) => ReactNode);

export interface DialogProps extends OverlayTriggerProps {
  title: ReactNode;
  /** Scrolls between the title and the footer. */
  children: DialogContent;
  /** Buttons; the main one is last. */
  footer?: DialogContent;
  /** 256 to 1280 px wide. From `md` on it is a full-height sheet on phones. @default 'md' */
  size?: DialogSize;
  /** Whether it has a close button, and a press outside and Escape close it. @default true */
  isDismissable?: boolean;
  /** Whether Escape does not close it. @default the opposite of `isDismissable` */
  isKeyboardDismissDisabled?: boolean;
  /**
   * Asked before Escape, a press outside or a button of the dialog closes it: `false` keeps it open, with unsaved values.
   * Without effect where `isOpen` is set; there `onOpenChange` decides.
   */
  mayClose?: () => boolean | Promise<boolean>;
  /** `alertdialog` for a question that blocks everything else. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  className?: string;
  ref?: Ref<HTMLElement>;
}

const fill = (content: DialogContent, close: () => void) =>
  typeof content === 'function' ? content({ close }) : content;

/** A modal dialog for one task. Opened by `DialogTrigger`, `openDialog` or `isOpen`. */
export const Dialog = withRef(function Dialog(props: DialogProps) {
  const {
    title,
    children,
    footer,
    size = 'md',
    isDismissable = true,
    isKeyboardDismissDisabled = !isDismissable,
    mayClose,
    role,
    className,
    ref,
    ...state
  } = props;
  const t = useUiMessages(messages);
  const bodyId = useId();
  const opened = useContext(OverlayTriggerStateContext);
  const dialog = (
    <ModalOverlay
      {...state}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      className={cx(scrim, styles.overlay)}
    >
      <Modal className={cx(styles.modal({ size }), className)}>
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
                {isDismissable && (
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
      </Modal>
    </ModalOverlay>
  );
  if (!opened || !mayClose) return dialog;
  const close = async () => {
    if (await mayClose()) opened.close();
  };
  const guarded = { ...opened, close: () => void close() };
  return <OverlayTriggerStateContext.Provider value={guarded}>{dialog}</OverlayTriggerStateContext.Provider>;
});

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
