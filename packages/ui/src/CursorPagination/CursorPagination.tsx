'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { ChevronEndIcon } from '../icons/ChevronEndIcon.ts';
import { ChevronStartIcon } from '../icons/ChevronStartIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './CursorPagination.css.ts';
import { messages } from './messages.ts';

export interface CursorPaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious?: () => void;
  onNext?: () => void;
  /** The addresses; with them the buttons are links. */
  previousHref?: string;
  nextHref?: string;
  /** The direction whose page is loading. */
  pending?: 'previous' | 'next';
  /** The height: 30, 36 or 42 px. @default 'sm' */
  size?: 'xs' | 'sm' | 'md';
  /** The content between the buttons, such as the shown range. */
  children?: ReactNode;
}

/** Moves forward and back in a list of unknown length. Where the length is known, use `Pagination`. */
export const CursorPagination = withRef(function CursorPagination(props: CursorPaginationProps) {
  const { hasPrevious, hasNext, onPrevious, onNext, previousHref, nextHref, pending, ...more } = props;
  const { size = 'sm', children, className, ...nav } = more;
  const t = useUiMessages(messages);
  const step = (way: 'previous' | 'next') => {
    const isPrevious = way === 'previous';
    const [has, onPress, href] = isPrevious
      ? [hasPrevious, onPrevious, previousHref]
      : [hasNext, onNext, nextHref];
    const look = {
      size,
      variant: 'outline' as const,
      startIcon: isPrevious ? <ChevronStartIcon size={16} /> : undefined,
      endIcon: isPrevious ? undefined : <ChevronEndIcon size={16} />,
      children: t[way],
      className: styles.step,
    };
    if (href !== undefined && has) return <ButtonLink {...look} href={href} onClick={onPress} />;
    return (
      <Button
        {...look}
        // At an end the button keeps the focus.
        aria-disabled={!has || undefined}
        isPending={pending === way}
        onPress={has ? onPress : undefined}
      />
    );
  };
  return (
    <nav {...nav} aria-label={nav['aria-label'] ?? t.pages} className={cx(styles.pagination, className)}>
      {step('previous')}
      {children !== undefined && (
        <span role="status" className={styles.between}>
          {children}
        </span>
      )}
      {step('next')}
    </nav>
  );
});
