'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { formatNumber } from '../format/formatNumber.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../icons/icons.tsx';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stat.css.ts';
import { messages } from './messages.ts';

export interface StatProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** What is counted. */
  label: ReactNode;
  /** The formatted number: a string, or an element such as `FormattedNumber`. */
  value: ReactNode;
  /** The change against the previous period: 0.12 is 12 % more. Null when there is nothing to compare with. */
  change?: number | null;
  /** The direction of a good change. @default 'up' */
  goodDirection?: 'up' | 'down' | 'neither';
  description?: ReactNode;
  /** The number is loading. */
  isPending?: boolean;
}

/** A key figure with its change. Put several in a `Grid`. */
export const Stat = withRef(function Stat({
  label,
  value,
  change,
  goodDirection = 'up',
  description,
  isPending,
  className,
  ...props
}: StatProps) {
  const t = useUiMessages(messages);
  return (
    <dl {...props} aria-busy={isPending || undefined} className={cx(styles.stat, className)}>
      <dt className={styles.label} title={typeof label === 'string' ? label : undefined}>
        {label}
      </dt>
      <dd className={styles.value}>
        {isPending ? (
          <>
            <Skeleton width="5ch" height="1.2em" />
            <VisuallyHidden>{t.loading}</VisuallyHidden>
          </>
        ) : (
          <>
            {value}
            {typeof change === 'number' && <Change change={change} goodDirection={goodDirection} />}
          </>
        )}
      </dd>
      {description !== undefined && <dd className={styles.description}>{description}</dd>}
    </dl>
  );
});

/** The change, shown by an arrow and a colour, and by text for screen readers. */
function Change({ change, goodDirection }: { change: number; goodDirection: 'up' | 'down' | 'neither' }) {
  const t = useUiMessages(messages);
  const { locale } = useLocale();
  const rounded = Math.round(change * 1000) / 1000;
  const amount = formatNumber(Math.abs(rounded), locale, { style: 'percent', maximumFractionDigits: 1 });
  if (rounded === 0) return <span className={cx(styles.change, styles.tone.neutral)}>{t.unchanged}</span>;
  const direction = rounded > 0 ? 'up' : 'down';
  const Arrow = direction === 'up' ? ChevronUpIcon : ChevronDownIcon;
  const tone = goodDirection === 'neither' ? 'neutral' : direction === goodDirection ? 'good' : 'bad';
  return (
    <span className={cx(styles.change, styles.tone[tone])}>
      <Arrow size="1.2em" className={styles.arrow} />
      <span aria-hidden="true">{amount}</span>
      <VisuallyHidden>{fillMessage(t[direction], { value: amount })}</VisuallyHidden>
    </span>
  );
}
