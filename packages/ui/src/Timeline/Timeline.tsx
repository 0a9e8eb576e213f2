import type { ComponentPropsWithRef, ReactNode } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './Timeline.css.ts';

export type TimelineProps = ComponentPropsWithRef<'ol'>;

/** Events in the order of their times, such as the history of a record. Its children are `TimelineItem`s. */
export const Timeline = withRef(function Timeline({ className, ...props }: TimelineProps) {
  return <ol {...props} className={cx(styles.timeline, className)} />;
});

export interface TimelineItemProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  /** What happened, in a few words. */
  title: ReactNode;
  /** When it happened: a `RelativeTime` or `FormattedDate`. */
  time?: ReactNode;
  /** An icon of the kind of event. @default a dot */
  icon?: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'positive' | 'warning' | 'danger';
  /** A button or link about the event. */
  action?: ReactNode;
}

/** One event of a `Timeline`, with its details as children. */
export const TimelineItem = withRef(function TimelineItem({
  title,
  time,
  icon,
  tone = 'neutral',
  action,
  className,
  children,
  ...props
}: TimelineItemProps) {
  return (
    <li {...props} className={cx(styles.item, className)}>
      <span aria-hidden="true" className={cx(styles.marker, styles.tone[tone])}>
        {icon ?? <span className={styles.dot} />}
      </span>
      <div className={styles.body}>
        <div className={styles.heading}>
          <span className={styles.title}>{title}</span>
          {time !== undefined && <span className={styles.time}>{time}</span>}
        </div>
        {children !== undefined && <div className={styles.content}>{children}</div>}
        {action !== undefined && <div>{action}</div>}
      </div>
    </li>
  );
});
