import type { ReactNode, Ref } from 'react';
import { ButtonBase } from '../buttons/ButtonBase.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { chip, label } from './Chip.css.ts';

export interface ChipProps {
  children: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'positive' | 'warning' | 'danger';
  /** Its height: 20, 26, 32 or 38 px. @default 'sm' */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  startIcon?: ReactNode;
  /** The address of the link. */
  href?: string;
  /** Called on a press; for an action in place. */
  onPress?: () => void;
  /** For a chip that is one of several options. */
  isSelected?: boolean;
  isDisabled?: boolean;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A short label, such as a genre; with `href` or `onPress` it is a link or a button. */
export const Chip = withRef(function Chip({
  children,
  tone = 'neutral',
  size = 'sm',
  startIcon,
  href,
  onPress,
  isSelected,
  isDisabled,
  id,
  className,
  ref,
}: ChipProps) {
  const isInteractive = href !== undefined || onPress !== undefined;
  const classes = cx(chip({ tone, size, isInteractive, isSelected }), className);
  const content = (
    <>
      {startIcon}
      <span className={label}>{children}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <a
        id={id}
        ref={ref as Ref<HTMLAnchorElement>}
        href={isDisabled ? undefined : href}
        aria-disabled={isDisabled || undefined}
        aria-current={isSelected || undefined}
        className={classes}
      >
        {content}
      </a>
    );
  }
  if (onPress) {
    return (
      <ButtonBase
        id={id}
        ref={ref as Ref<HTMLButtonElement>}
        onPress={onPress}
        isDisabled={isDisabled}
        aria-pressed={isSelected}
        className={classes}
      >
        {content}
      </ButtonBase>
    );
  }
  return (
    <span id={id} ref={ref as Ref<HTMLSpanElement>} className={classes}>
      {content}
    </span>
  );
});
