import type { ComponentPropsWithRef } from 'react';
import type { ButtonProps } from '../Button/Button.tsx';
import { button, content } from '../Button/Button.css.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';

type StyleProps = Pick<ButtonProps, 'tone' | 'variant' | 'size' | 'startIcon' | 'endIcon'>;

export interface ButtonLinkProps extends StyleProps, ComponentPropsWithRef<'a'> {
  href: string;
}

/** A link that looks like a button: for the single next step in an empty or finished view. */
export const ButtonLink = withRef(function ButtonLink({
  tone = 'neutral',
  variant = 'solid',
  size = 'sm',
  startIcon,
  endIcon,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <a {...props} className={cx(button({ tone, variant, size }), className)}>
      <span className={content}>
        {startIcon}
        {children}
        {endIcon}
      </span>
    </a>
  );
});
