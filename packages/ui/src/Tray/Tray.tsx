'use client';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ReactNode, Ref } from 'react';
import type { OverlayTriggerProps } from 'react-stately/useOverlayTriggerState';
import { scrim, tray } from '../overlays/overlay.css.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './Tray.css.ts';

export interface TrayProps extends OverlayTriggerProps {
  /** Without a title give `aria-label`. */
  title?: ReactNode;
  'aria-label'?: string;
  children: ReactNode | ((tray: { close: () => void }) => ReactNode);
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A sheet at the bottom of a phone's screen, at most 375 px wide. On phones `Menu` and `Popover` are trays. */
export const Tray = withRef(function Tray({
  title,
  'aria-label': label,
  children,
  className,
  ref,
  ...state
}: TrayProps) {
  return (
    <ModalOverlay {...state} isDismissable className={scrim}>
      <Modal className={cx(tray, styles.modal, className)}>
        <AriaDialog ref={ref} aria-label={label} className={styles.dialog}>
          {({ close }) => (
            <>
              {title !== undefined && (
                <Heading slot="title" level={2} className={styles.title}>
                  {title}
                </Heading>
              )}
              {typeof children === 'function' ? children({ close }) : children}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
});
