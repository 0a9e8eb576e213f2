'use client';
import { Label, Meter as AriaMeter, type MeterProps as AriaMeterProps } from 'react-aria-components/Meter';
import type { CSSProperties, ReactNode, RefAttributes } from 'react';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './Meter.css.ts';

export interface MeterProps
  extends Omit<AriaMeterProps, 'render' | 'children'>, RefAttributes<HTMLDivElement> {
  /** The visible label. Give this or `aria-label`. */
  label?: ReactNode;
  /** @default 'accent' */
  tone?: 'accent' | 'positive' | 'warning' | 'danger';
  /** Its thickness: 4 or 8 px. @default 'md' */
  size?: 'sm' | 'md';
}

/** A level within known limits, such as used storage. For the progress of an operation use `ProgressBar`. */
export const Meter = withRef(function Meter({
  label,
  tone = 'accent',
  size = 'md',
  className,
  ...props
}: MeterProps) {
  return (
    <AriaMeter {...props} className={withClass(className, styles.bar)}>
      {({ percentage, valueText }) => (
        <>
          {label !== undefined && (
            <div className={styles.labels}>
              <Label>{label}</Label>
              <span aria-hidden="true" className={styles.value}>
                {valueText}
              </span>
            </div>
          )}
          <div className={cx(styles.track, styles.size[size])}>
            <div
              className={cx(styles.fill, styles.tone[tone])}
              style={{ [styles.part]: (percentage ?? 0) / 100 } as CSSProperties}
            />
          </div>
        </>
      )}
    </AriaMeter>
  );
});
