'use client';
import type { ComponentPropsWithRef } from 'react';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { spinner } from './Spinner.css.ts';
import { messages } from './messages.ts';

export { useLoader } from '../loading/useLoader.ts';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The accessible name; `null` where text beside it says the same. @default 'Loading' */
  label?: string | null;
  /** In pixels, or any CSS length. @default '1.25em' */
  size?: number | string;
}

/** Shows that something of unknown duration is under way. For content of a known shape use `Skeleton`. */
export const Spinner = withRef(function Spinner({ label, size, className, style, ...props }: SpinnerProps) {
  const t = useUiMessages(messages);
  return (
    <span
      {...props}
      {...(label === null
        ? { 'aria-hidden': true }
        : { role: 'progressbar', 'aria-label': label ?? t.loading })}
      className={cx(spinner, className)}
      style={size === undefined ? style : { inlineSize: size, blockSize: size, ...style }}
    />
  );
});
