'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './Callout.css.ts';
import { messages } from './messages.ts';

export interface CalloutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** @default 'info' */
  tone?: 'info' | 'positive' | 'warning' | 'danger';
  title?: ReactNode;
  /** The icon; `null` hides it. @default the icon of the tone */
  icon?: ReactNode;
  /** Buttons or links under the text. */
  actions?: ReactNode;
  /** Called when the message is dismissed. Adds a button for that. */
  onDismiss?: () => void;
  /** Screen readers announce it when it appears: `danger` at once, others when they pause. */
  isLive?: boolean;
}

const icons = { info: InfoIcon, positive: CheckIcon, warning: WarningIcon, danger: ErrorIcon };

/** A persistent message about a part of the page. For a short-lived message use `toast`. */
export const Callout = withRef(function Callout({
  tone = 'info',
  title,
  icon,
  actions,
  onDismiss,
  isLive,
  className,
  children,
  ...props
}: CalloutProps) {
  const t = useUiMessages(messages);
  const Icon = icons[tone];
  return (
    <div
      role={isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      {...props}
      className={cx(styles.callout, styles.tone[tone], className)}
    >
      {icon !== null && <span className={styles.icon}>{icon ?? <Icon size="1em" />}</span>}
      <div className={styles.text}>
        {title !== undefined && <div className={styles.title}>{title}</div>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton variant="ghost" size="xs" aria-label={t.dismiss} onPress={onDismiss}>
            <CloseIcon size={16} />
          </IconButton>
        </span>
      )}
    </div>
  );
});
