import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { link } from './Link.css.ts';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** @default 'neutral', the colour of the text around it */
  tone?: 'neutral' | 'muted' | 'accent';
  /** `always` inside running text, where colour must not be the only difference. @default 'hover' */
  underline?: 'always' | 'hover' | 'never';
  /** One line, truncated with an ellipsis; the title shows the whole text on hover. */
  truncate?: boolean;
  /** Disables the link: it is exposed as a disabled link without an address. */
  isDisabled?: boolean;
  /** Called in addition to the navigation. */
  onPress?: () => void;
}

/**
 * Navigates to another page or place. It is a native link without script of its own: a page has hundreds, and an
 * application’s router handles their clicks at the document. To run an action in place use `Button`.
 */
export const Link = withRef(function Link({
  tone = 'neutral',
  underline = 'hover',
  truncate,
  isDisabled,
  onPress,
  onClick,
  href,
  className,
  ...props
}: LinkProps) {
  return (
    <a
      title={truncate && typeof props.children === 'string' ? props.children : undefined}
      {...props}
      href={isDisabled ? undefined : href}
      role={isDisabled ? 'link' : undefined}
      aria-disabled={isDisabled}
      onClick={
        isDisabled || !(onClick || onPress)
          ? undefined
          : (event) => {
              onClick?.(event);
              onPress?.();
            }
      }
      className={cx(link({ tone, underline, truncate, isDisabled }), className)}
    />
  );
});
