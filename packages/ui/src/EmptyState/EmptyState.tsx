import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { cx } from '../theme/cx.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  icon?: ReactNode;
  /** A short text that names what the view will contain. */
  title: ReactNode;
  description?: ReactNode;
  /** The action that adds the first item. */
  action?: ReactNode;
  /** The heading level of the title. @default 2 */
  level?: HeadingProps['level'];
  className?: string;
}

/** Explains an empty view and offers the action that fills it. */
export function EmptyState({ icon, title, description, action, level = 2, className }: EmptyStateProps) {
  return (
    <div className={cx(styles.state, className)}>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <Heading level={level} size="heading">
        {title}
      </Heading>
      {description && (
        <Text as="p" tone="muted" size="lg">
          {description}
        </Text>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
